import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Municipality } from '@pratiche/api';
import { searchText } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { isDuplicate, UnitOfWork } from '../platform/database/index.js';
import { notFound } from '../platform/http/index.js';
import { readMunicipalities } from './municipality-csv.js';
import { MunicipalityRow } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

const compress = promisify(gzip);
const LOAD = 'comuni';
/** Rows per INSERT: SQLite takes 32,766 values in one statement. */
const BATCH = 1_000;

/** The whole list, ready to be sent. */
export interface MunicipalityList {
  etag: string;
  json: Buffer;
  gzipped: Buffer;
}

@Injectable()
export class MunicipalitiesService implements OnModuleInit {
  private all: readonly Municipality[] = [];
  private byName: Map<string, Municipality[]> | null = null;
  private prepared: Promise<MunicipalityList> | null = null;

  constructor(private readonly dataSource: DataSource, private readonly unitOfWork: UnitOfWork) {}

  async onModuleInit(): Promise<void> {
    await this.load().catch((error: unknown) => {
      // Another process was loading the same edition.
      if (!isDuplicate(error)) throw error;
    });
    this.all = (await this.dataSource.manager.find(MunicipalityRow)).map(view).sort((a, b) => a.name.localeCompare(b.name, 'it'));
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

  /** Municipalities of this name, whatever its case and accents: a few names are shared. */
  named(name: string): readonly Municipality[] {
    this.byName ??= Map.groupBy(this.all, (municipality) => searchText(municipality.name));
    return this.byName.get(searchText(name)) ?? [];
  }

  /** Replaces the table when another edition is shipped; otherwise one small query. */
  private async load(): Promise<void> {
    const { edition, rows } = await readMunicipalities();
    const loaded = await this.dataSource.manager.findOneBy(ReferenceLoad, { name: LOAD });
    if (loaded?.edition === edition) return;
    await this.unitOfWork.run(async (manager) => {
      await manager.createQueryBuilder().delete().from(ReferenceLoad).where('name = :name', { name: LOAD }).execute();
      await manager.insert(ReferenceLoad, { name: LOAD, edition, loaded: new Date() });
      await manager.createQueryBuilder().delete().from(MunicipalityRow).execute();
      const all = rows();
      for (let start = 0; start < all.length; start += BATCH) {
        await manager.createQueryBuilder().insert().into(MunicipalityRow).values(all.slice(start, start + BATCH)).updateEntity(false).execute();
      }
    });
  }
}

const view = (row: MunicipalityRow): Municipality => {
  const caps = row.caps.split(';');
  return { name: row.name, cap: caps[0] ?? '', caps, province: row.province, climateZone: row.climateZone, code: row.code, zoneToVerify: row.zoneToVerify };
};

async function prepare(all: readonly Municipality[]): Promise<MunicipalityList> {
  const json = Buffer.from(JSON.stringify(all));
  return { json, gzipped: await compress(json), etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}
