import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import {
  type FindMunicipalities,
  createMunicipalityFinder,
  indexMunicipalityNames,
  resolveMunicipality,
  type MunicipalityIndex,
  type MunicipalityResolution,
  type OtherName,
  type WrittenMunicipality,
} from '@pratiche/domain';
import { isDuplicateKeyError, UnitOfWork } from '../platform/database/index.js';
import { createEtag, notFound } from '../platform/http/index.js';
import { PollingLoop } from '../platform/jobs/index.js';
import { readReferenceMunicipalities } from './reference-municipalities.util.js';
import { readReferenceNames, type ReferenceNames } from './reference-names.util.js';
import type { MunicipalityEntity } from './municipality.entity.js';
import { MunicipalityRepository } from './municipality.repository.js';
import type { FoundMunicipalityDto, MunicipalityDto } from './dto/municipality.dto.js';

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
  private names: ReferenceNames = { otherNames: [], gone: [] };
  private builtIndex: MunicipalityIndex<MunicipalityDto> | null = null;
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
    this.names = await readReferenceNames();
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
    const otherNames = Map.groupBy(this.names.otherNames, ({ code }) => code);
    this.municipalities = (await this.municipalityRepository.findMunicipalities())
      .map((row) => toMunicipalityDto(row, otherNames.get(row.code)))
      .sort((a, b) => a.name.localeCompare(b.name, 'it'));
    this.version = version;
    this.builtIndex = null;
    this.encodedList = null;
  }

  getEncodedList(): Promise<EncodedMunicipalityList> {
    this.encodedList ??= encodeMunicipalities(this.municipalities);
    return this.encodedList;
  }

  /** @throws 404 with the candidates where the name does not say which one */
  findByZipAndName(zip: string, name: string): FoundMunicipalityDto {
    const answer = this.resolveMunicipality({ zip, name });
    if (answer.kind === 'one') {
      const { municipality, cap, doubts } = answer;
      return { ...municipality, cap, doubts: doubts.map(({ message }) => message) };
    }
    throw notFound(
      answer.kind === 'none' ? `Comune non trovato: ${answer.reason}` : answer.reason,
      'not-found',
      { candidates: answer.kind === 'several' ? answer.candidates : [] },
    );
  }

  /** Tells which municipality a text means, those that it may mean, or why none. */
  resolveMunicipality(written: WrittenMunicipality): MunicipalityResolution<MunicipalityDto> {
    return resolveMunicipality(this.nameIndex, written);
  }

  /** The list in use, for rules that find municipalities by name. */
  listMunicipalities(): readonly MunicipalityDto[] {
    return this.municipalities;
  }

  /** Municipalities of a name, for the checks of a form. */
  readonly findNamedMunicipalities: FindMunicipalities = (name) =>
    createMunicipalityFinder(this.municipalities)(name);

  private get nameIndex(): MunicipalityIndex<MunicipalityDto> {
    return (this.builtIndex ??= indexMunicipalityNames({
      municipalities: this.municipalities,
      ...this.names,
    }));
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

const toMunicipalityDto = (
  row: MunicipalityEntity,
  otherNames: readonly OtherName[] = [],
): MunicipalityDto => {
  const caps = row.caps.split(';');
  return {
    name: row.name,
    cap: caps[0] ?? '',
    caps,
    province: row.province,
    climateZone: row.climateZone,
    code: row.code,
    zoneToVerify: row.zoneToVerify,
    ...describeOtherNames(otherNames),
  };
};

/** Former municipalities are left out: the list is loaded by every page, and the server knows them. */
function describeOtherNames(
  otherNames: readonly OtherName[],
): Pick<MunicipalityDto, 'otherLanguageName' | 'otherNames'> {
  const [language] = otherNames.filter(({ kind }) => kind === 'language');
  const names = otherNames.filter(({ kind }) => kind === 'hamlet' || kind === 'usual');
  return {
    ...(language === undefined ? {} : { otherLanguageName: language.name }),
    ...(names.length === 0 ? {} : { otherNames: names.map(({ name }) => name) }),
  };
}

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
