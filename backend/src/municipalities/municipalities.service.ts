import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { normalizeSearchText } from '@pratiche/domain';
import { isDuplicateKeyError, UnitOfWork } from '../platform/database/index.js';
import { createEtag, notFound } from '../platform/http/index.js';
import { PollingLoop } from '../platform/jobs/index.js';
import { readReferenceMunicipalities } from './reference-municipalities.util.js';
import type { MunicipalityEntity } from './municipality.entity.js';
import { MunicipalityRepository } from './municipality.repository.js';
import type { MunicipalityDto } from './dto/municipality.dto.js';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);
/** How long another process may still answer the rows of before an import. */
const POLL_INTERVAL_MS = 2_000;

/** The whole list, ready to be sent. */
export interface EncodedMunicipalityList {
  etag: string;
  json: Buffer;
  gzipped: Buffer;
  /**
   * A third smaller than gzip; compressing takes more than a second, so the first callers get gzip.
   */
  brotli: Buffer | null;
}

/**
 * Municipalities, cached in memory. The process that imports updates its cache at once; the others
 * check every two seconds.
 */
@Injectable()
export class MunicipalitiesService
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(MunicipalitiesService.name);
  private pollLoop: PollingLoop | null = null;
  private version = 0;
  private municipalities: readonly MunicipalityDto[] = [];
  private municipalitiesByName: Map<string, MunicipalityDto[]> | null = null;
  private encodedList: Promise<EncodedMunicipalityList> | null = null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly municipalityRepository: MunicipalityRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.loadReferenceEdition().catch((error: unknown) => {
      // Another process was loading the same edition.
      if (!isDuplicateKeyError(error)) throw error;
    });
    await this.reloadMunicipalities();
  }

  onApplicationBootstrap(): void {
    this.pollLoop = new PollingLoop(
      async () => {
        if ((await this.municipalityRepository.findLastImportId()) !== this.version)
          await this.reloadMunicipalities();
        return false;
      },
      POLL_INTERVAL_MS,
      this.logger,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.pollLoop?.stop();
  }

  /** Reads all rows again; the encoded list is rebuilt on the next request. */
  async reloadMunicipalities(): Promise<void> {
    const version = await this.municipalityRepository.findLastImportId();
    this.municipalities = (await this.municipalityRepository.findMunicipalities())
      .map(toMunicipalityDto)
      .sort((a, b) => a.name.localeCompare(b.name, 'it'));
    this.version = version;
    this.municipalitiesByName = null;
    this.encodedList = null;
  }

  getEncodedList(): Promise<EncodedMunicipalityList> {
    this.encodedList ??= encodeMunicipalities(this.municipalities);
    return this.encodedList;
  }

  /** @throws 404 */
  findByZipAndName(zip: string, name: string): MunicipalityDto {
    const found = this.findByName(name).find((municipality) =>
      municipality.caps.includes(zip.trim()),
    );
    if (found === undefined) throw notFound('Comune non trovato');
    return { ...found, cap: zip.trim() };
  }

  /**
   * By name and postal code, else by name and province; `null` where that says nothing sure. With
   * the postal code that was given, if it is one of its.
   */
  resolveMunicipality(zip: string, name: string, province: string): MunicipalityDto | null {
    const named = this.findByName(name);
    const byZip = named.find(({ caps }) => caps.includes(zip.trim()));
    if (byZip !== undefined) return { ...byZip, cap: zip.trim() };
    const inProvince = named.filter(
      (one) =>
        province.trim() === '' ||
        normalizeSearchText(one.province) === normalizeSearchText(province),
    );
    const [only] = inProvince;
    // A postal code of elsewhere contradicts the name.
    return inProvince.length === 1 && zip.trim() === '' ? (only ?? null) : null;
  }

  /** Finds municipalities by name, ignoring case and accents: a few names are shared. */
  findByName(name: string): readonly MunicipalityDto[] {
    this.municipalitiesByName ??= Map.groupBy(this.municipalities, (municipality) =>
      normalizeSearchText(municipality.name),
    );
    return this.municipalitiesByName.get(normalizeSearchText(name)) ?? [];
  }

  /**
   * Replaces the table when another edition is shipped; otherwise runs one small query. Data that
   * users imported has precedence: after an import, a new edition is loaded only as an import, like
   * any other file.
   */
  private async loadReferenceEdition(): Promise<void> {
    const { edition, rows } = await readReferenceMunicipalities();
    if ((await this.municipalityRepository.findLoadedEdition()) === edition) return;
    if ((await this.municipalityRepository.findLastImportId()) > 0)
      return this.logger.warn(
        'The table of municipalities shipped is another than before; the imported one stays in use',
      );
    await this.unitOfWork.run(() =>
      this.municipalityRepository.replaceWithEdition(edition, rows()),
    );
  }
}

const toMunicipalityDto = (row: MunicipalityEntity): MunicipalityDto => {
  const caps = row.caps.split(';');
  return {
    name: row.name,
    cap: caps[0] ?? '',
    caps,
    province: row.province,
    climateZone: row.climateZone,
    code: row.code,
    zoneToVerify: row.zoneToVerify,
  };
};

async function encodeMunicipalities(
  all: readonly MunicipalityDto[],
): Promise<EncodedMunicipalityList> {
  const json = Buffer.from(JSON.stringify(all));
  const etag = createEtag(json);
  const list: EncodedMunicipalityList = {
    json,
    etag,
    gzipped: await gzipped(json, { level: 9 }),
    brotli: null,
  };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  // Compresses in a separate thread; when it fails, gzip is sent instead.
  brotli(json, { params }).then(
    (bytes) => {
      list.brotli = bytes;
    },
    () => undefined,
  );
  return list;
}
