import { Injectable } from '@nestjs/common';
import type { SettingValues } from '@pratiche/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { DossierErasure } from '../module/erasure/dossier-erasure.js';
import { UnitOfWork } from '../platform/database/index.js';
import { AccountFiles } from '../registration/account-files.js';
import { StaleRequests } from '../registration/stale-requests.js';
import { Settings } from '../settings/settings.js';
import { dueDossiers, dueRows, type DossierGroup, type RowGroup } from './what-is-due.js';

/** How many of each group; those of a dry run would go. */
export type RetentionCounts = Record<DossierGroup | RowGroup | 'registrations', number>;

const DAY_MS = 86_400_000;
/** In one transaction: other writers wait for it. */
const DOSSIERS_AT_ONCE = 20;
const ROWS_AT_ONCE = 1_000;
/** A registration is decided within seconds; one that stands for a month never will be. */
const REGISTRATION_DAYS = 30;

/** Takes away what has been kept long enough. What a run could not finish the next one does. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly unitOfWork: UnitOfWork, private readonly dataSource: DataSource, private readonly settings: Settings, private readonly audit: Audit,
    private readonly dossiers: DossierErasure, private readonly files: AccountFiles, private readonly registrations: StaleRequests,
  ) {}

  /** What a run would take away now; changes nothing. */
  async look(now = new Date()): Promise<RetentionCounts> {
    const counts = { registrations: await this.registrations.count(before(now, REGISTRATION_DAYS)) } as RetentionCounts;
    for (const group of [...dueDossiers(this.periods, now), ...dueRows(this.periods, now)]) {
      const [found] = (await this.dataSource.query(`SELECT COUNT(*) AS n FROM ${group.table} WHERE ${group.where}`, group.values)) as { n: number | string }[];
      counts[group.name] = Number(found?.n);
    }
    return counts;
  }

  async run(now = new Date()): Promise<RetentionCounts> {
    const counts = {} as RetentionCounts;
    for (const group of dueDossiers(this.periods, now)) {
      counts[group.name] = await this.inBatches(DOSSIERS_AT_ONCE, group, async (manager, ids) => {
        const storageKeys: string[] = [];
        for (const id of ids) storageKeys.push(...(await this.dossiers.erase(manager, id, now)));
        await this.files.drop(manager, storageKeys);
      });
    }
    for (const group of dueRows(this.periods, now)) {
      counts[group.name] = await this.inBatches(ROWS_AT_ONCE, group, async (manager, ids) => {
        await manager.createQueryBuilder().delete().from(group.table).where('id IN (:...ids)', { ids }).execute();
      });
    }
    counts.registrations = await this.unitOfWork.run((manager) => this.registrations.forget(manager, before(now, REGISTRATION_DAYS)));
    if (Object.values(counts).some((n) => n > 0)) await this.unitOfWork.run((manager) => this.audit.add(manager, { by: null, action: 'retention', details: counts }));
    return counts;
  }

  private get periods(): SettingValues['retention'] {
    return this.settings.current('retention');
  }

  /** Ids are read inside the transaction that takes them: what was changed a moment ago is looked at as it is now. */
  private async inBatches(
    size: number, { table, where, values }: { table: string; where: string; values: string[] }, take: (manager: EntityManager, ids: number[]) => Promise<void>,
  ): Promise<number> {
    for (let total = 0; ;) {
      const taken = await this.unitOfWork.run(async (manager) => {
        const rows = (await manager.query(`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${size}`, values)) as { id: number }[];
        if (rows.length > 0) await take(manager, rows.map(({ id }) => Number(id)));
        return rows.length;
      });
      total += taken;
      if (taken < size) return total;
    }
  }
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
