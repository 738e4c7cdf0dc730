import { InjectTransaction } from '@nestjs-cls/transactional';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Municipality } from '@pratiche/api';
import { searchText } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { isDuplicate, UnitOfWork } from '../platform/database/index.js';
import { notFound } from '../platform/http/index.js';
import { WorkLoop } from '../platform/jobs/index.js';
import { MunicipalityImport } from './import/municipality-import.entity.js';
import { readMunicipalities } from './municipality-csv.js';
import { MunicipalityRow } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);
/** How long another process may still answer what stood before an import. */
const LOOK_EVERY_MS = 2_000;
const LOAD = 'comuni';
/** Rows per INSERT: SQLite takes 32,766 values in one statement. */
const BATCH = 1_000;

/** The whole list, ready to be sent. */
export interface MunicipalityList {
  etag: string;
  json: Buffer;
  gzipped: Buffer;
  /** A third smaller; takes more than a second to make, so the first callers get the other one. */
  brotli: Buffer | null;
}

/** Municipalities, read from memory. The process that imports knows at once; the others look every two seconds. */
@Injectable()
export class MunicipalitiesService
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(MunicipalitiesService.name);
  private loop: WorkLoop | null = null;
  private version = 0;
  private all: readonly Municipality[] = [];
  private byName: Map<string, Municipality[]> | null = null;
  private prepared: Promise<MunicipalityList> | null = null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load().catch((error: unknown) => {
      // Another process was loading the same edition.
      if (!isDuplicate(error)) throw error;
    });
    await this.reload();
  }

  onApplicationBootstrap(): void {
    this.loop = new WorkLoop(
      async () => {
        if ((await this.lastImport()) !== this.version) await this.reload();
        return false;
      },
      LOOK_EVERY_MS,
      this.logger,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  /** Reads everything anew; what was prepared for sending is made again when somebody asks. */
  async reload(): Promise<void> {
    const version = await this.lastImport();
    this.all = (await this.manager.find(MunicipalityRow))
      .map(view)
      .sort((a, b) => a.name.localeCompare(b.name, 'it'));
    this.version = version;
    this.byName = null;
    this.prepared = null;
  }

  list(): Promise<MunicipalityList> {
    this.prepared ??= prepare(this.all);
    return this.prepared;
  }

  /** @throws 404 */
  fromZip(zip: string, name: string): Municipality {
    const found = this.named(name).find((municipality) => municipality.caps.includes(zip.trim()));
    if (found === undefined) throw notFound('Comune non trovato');
    return { ...found, cap: zip.trim() };
  }

  /** By name and postal code, else by name and province; `null` where that says nothing sure. With the postal code that was given, if it is one of its. */
  lookUp(zip: string, name: string, province: string): Municipality | null {
    const named = this.named(name);
    const byZip = named.find(({ caps }) => caps.includes(zip.trim()));
    if (byZip !== undefined) return { ...byZip, cap: zip.trim() };
    const inProvince = named.filter(
      (one) => province.trim() === '' || searchText(one.province) === searchText(province),
    );
    const [only] = inProvince;
    // A postal code of elsewhere contradicts the name.
    return inProvince.length === 1 && zip.trim() === '' ? (only ?? null) : null;
  }

  /** Municipalities of this name, whatever its case and accents: a few names are shared. */
  named(name: string): readonly Municipality[] {
    this.byName ??= Map.groupBy(this.all, (municipality) => searchText(municipality.name));
    return this.byName.get(searchText(name)) ?? [];
  }

  private async lastImport(): Promise<number> {
    return (await this.manager.maximum(MunicipalityImport, 'id')) ?? 0;
  }

  /**
   * Replaces the table when another edition is shipped; otherwise one small query. What people imported is theirs: from
   * then on a new edition comes in only as an import, like any other file.
   */
  private async load(): Promise<void> {
    const { edition, rows } = await readMunicipalities();
    const loaded = await this.manager.findOneBy(ReferenceLoad, { name: LOAD });
    if (loaded?.edition === edition) return;
    if ((await this.lastImport()) > 0)
      return this.logger.warn(
        'The table of municipalities shipped is another than before; the imported one stays in use',
      );
    await this.unitOfWork.run(async () => {
      await this.manager
        .createQueryBuilder()
        .delete()
        .from(ReferenceLoad)
        .where('name = :name', { name: LOAD })
        .execute();
      await this.manager.insert(ReferenceLoad, { name: LOAD, edition, loaded: new Date() });
      await this.manager.createQueryBuilder().delete().from(MunicipalityRow).execute();
      const all = rows();
      for (let start = 0; start < all.length; start += BATCH) {
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(MunicipalityRow)
          .values(all.slice(start, start + BATCH))
          .updateEntity(false)
          .execute();
      }
    });
  }
}

const view = (row: MunicipalityRow): Municipality => {
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

async function prepare(all: readonly Municipality[]): Promise<MunicipalityList> {
  const json = Buffer.from(JSON.stringify(all));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  const list: MunicipalityList = {
    json,
    etag,
    gzipped: await gzipped(json, { level: 9 }),
    brotli: null,
  };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  // On a thread of its own; where it fails the other one goes on being sent.
  brotli(json, { params }).then(
    (bytes) => {
      list.brotli = bytes;
    },
    () => undefined,
  );
  return list;
}
