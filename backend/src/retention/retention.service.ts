import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { SettingValues } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierErasure } from '../module/erasure/dossier-erasure.js';
import { isSqlite, marks, UnitOfWork } from '../platform/database/index.js';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { StaleRegistrationRequestsService } from '../accounts/registration/stale-registration-requests.service.js';
import { UnconfirmedRegistrationsService } from '../accounts/registration/unconfirmed-registrations.service.js';
import { Settings } from '../settings/settings.js';
import {
  daysBefore,
  dueDossiers,
  dueRows,
  type DossierGroup,
  type Due,
  type RowGroup,
} from './what-is-due.js';

/** How many of each group; those of a dry run would go. */
export type RetentionCounts = Record<
  DossierGroup | RowGroup | 'registrations' | 'unconfirmed',
  number
>;

/** In one transaction: other writers wait for it. */
const DOSSIERS_AT_ONCE = 20;
const ROWS_AT_ONCE = 1_000;
/** A registration is decided within seconds and confirmed within days; one that stands for a month never will be. */
const REGISTRATION_DAYS = 30;

/** Takes away what has been kept long enough. What a run could not finish the next one does. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly audit: AuditLogService,
    private readonly dossiers: DossierErasure,
    private readonly files: AccountFilesService,
    private readonly registrations: StaleRegistrationRequestsService,
    private readonly unconfirmed: UnconfirmedRegistrationsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What a run would take away now; changes nothing. */
  async look(now = new Date()): Promise<RetentionCounts> {
    const registered = daysBefore(now, REGISTRATION_DAYS);
    const counts = {
      registrations: await this.registrations.countStaleRequests(registered),
      unconfirmed: await this.unconfirmed.countExpiredRegistrations(registered),
    } as RetentionCounts;
    for (const group of [...dueDossiers(this.periods, now), ...dueRows(this.periods, now)]) {
      const [found] = (await this.manager.query(
        `SELECT COUNT(*) AS n FROM ${group.table} WHERE ${group.where}`,
        group.values,
      )) as { n: number | string }[];
      counts[group.name] = Number(found?.n);
    }
    return counts;
  }

  async run(now = new Date()): Promise<RetentionCounts> {
    const counts = {} as RetentionCounts;
    for (const group of dueDossiers(this.periods, now)) {
      counts[group.name] = await this.inBatches(DOSSIERS_AT_ONCE, group, async (ids) => {
        const storageKeys: string[] = [];
        for (const id of ids) storageKeys.push(...(await this.dossiers.erase(id, now)));
        await this.files.scheduleBytesDeletion(storageKeys);
      });
    }
    for (const group of dueRows(this.periods, now)) {
      counts[group.name] = await this.inBatches(ROWS_AT_ONCE, group, async (ids) => {
        await this.manager
          .createQueryBuilder()
          .delete()
          .from(group.table)
          .where('id IN (:...ids)', { ids })
          .execute();
      });
    }
    counts.unconfirmed = await this.unconfirmed.deleteExpiredRegistrations(
      daysBefore(now, REGISTRATION_DAYS),
    );
    counts.registrations = await this.unitOfWork.run(() =>
      this.registrations.deleteStaleRequests(daysBefore(now, REGISTRATION_DAYS)),
    );
    if (Object.values(counts).some((n) => n > 0))
      await this.unitOfWork.run(() =>
        this.audit.appendAuditEntry({ by: null, action: 'retention', details: counts }),
      );
    return counts;
  }

  private get periods(): SettingValues['retention'] {
    return this.settings.current('retention');
  }

  /** What was changed, or taken by another run, since it was found is left alone. */
  private async inBatches(
    size: number,
    group: Group,
    take: (ids: number[]) => Promise<void>,
  ): Promise<number> {
    const { table, where, values } = group;
    for (let total = 0; ;) {
      const found = idsOf(
        await this.manager.query(
          `SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${size}`,
          values,
        ),
      );
      if (found.length > 0)
        total += await this.unitOfWork.run(async () => {
          const ids = await held(this.manager, group, found);
          if (ids.length > 0) await take(ids);
          return ids.length;
        });
      if (found.length < size) return total;
    }
  }
}

type Group = Pick<Due<string>, 'table' | 'where' | 'values'>;

/**
 * Those still due, which nobody can change any more before this transaction ends. A server reads what others have
 * committed only for rows it locks, and by their numbers it locks no others; SQLite lets one write at a time anyway.
 */
async function held(
  manager: EntityManager,
  { table, where, values }: Group,
  ids: readonly number[],
): Promise<number[]> {
  const lock = isSqlite(manager.connection) ? '' : ' FOR UPDATE';
  return idsOf(
    await manager.query(
      `SELECT id FROM ${table} WHERE id IN (${marks(ids)}) AND ${where} ORDER BY id${lock}`,
      [...ids, ...values],
    ),
  );
}

const idsOf = (rows: unknown): number[] => (rows as { id: number }[]).map(({ id }) => Number(id));
