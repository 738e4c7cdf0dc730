import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { SettingValues } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierErasureService } from '../module/erasure/dossier-erasure.service.js';
import { isSqlite, placeholders, UnitOfWork } from '../platform/database/index.js';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { StaleRegistrationRequestsService } from '../accounts/registration/stale-registration-requests.service.js';
import { UnconfirmedRegistrationsService } from '../accounts/registration/unconfirmed-registrations.service.js';
import { SettingsService } from '../settings/settings.service.js';
import {
  subtractDays,
  listDossierPolicies,
  listRowPolicies,
  type DossierGroup,
  type RetentionPolicy,
  type RowGroup,
} from './retention-policies.util.js';

/** How many of each group; those of a dry run would go. */
export type RetentionCounts = Record<
  DossierGroup | RowGroup | 'registrations' | 'unconfirmed',
  number
>;

/** In one transaction: other writers wait for it. */
const DOSSIER_BATCH_SIZE = 20;
const ROW_BATCH_SIZE = 1_000;
/** A registration is decided within seconds and confirmed within days; one that stands for a month never will be. */
const REGISTRATION_DAYS = 30;

/** Takes away what has been kept long enough. What a run could not finish the next one does. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly auditLogService: AuditLogService,
    private readonly dossierErasureService: DossierErasureService,
    private readonly accountFilesService: AccountFilesService,
    private readonly staleRegistrationRequestsService: StaleRegistrationRequestsService,
    private readonly unconfirmedRegistrationsService: UnconfirmedRegistrationsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What a run would take away now; changes nothing. */
  async countExpiredRecords(now = new Date()): Promise<RetentionCounts> {
    const registered = subtractDays(now, REGISTRATION_DAYS);
    const counts = {
      registrations: await this.staleRegistrationRequestsService.countStaleRequests(registered),
      unconfirmed: await this.unconfirmedRegistrationsService.countExpiredRegistrations(registered),
    } as RetentionCounts;
    for (const group of [
      ...listDossierPolicies(this.periods, now),
      ...listRowPolicies(this.periods, now),
    ]) {
      const [found] = (await this.manager.query(
        `SELECT COUNT(*) AS n FROM ${group.table} WHERE ${group.where}`,
        group.values,
      )) as { n: number | string }[];
      counts[group.name] = Number(found?.n);
    }
    return counts;
  }

  async deleteExpiredRecords(now = new Date()): Promise<RetentionCounts> {
    const counts = {} as RetentionCounts;
    for (const group of listDossierPolicies(this.periods, now)) {
      counts[group.name] = await this.processInBatches(DOSSIER_BATCH_SIZE, group, async (ids) => {
        const storageKeys: string[] = [];
        for (const id of ids)
          storageKeys.push(...(await this.dossierErasureService.eraseDossier(id, now)));
        await this.accountFilesService.scheduleBytesDeletion(storageKeys);
      });
    }
    for (const group of listRowPolicies(this.periods, now)) {
      counts[group.name] = await this.processInBatches(ROW_BATCH_SIZE, group, async (ids) => {
        await this.manager
          .createQueryBuilder()
          .delete()
          .from(group.table)
          .where('id IN (:...ids)', { ids })
          .execute();
      });
    }
    counts.unconfirmed = await this.unconfirmedRegistrationsService.deleteExpiredRegistrations(
      subtractDays(now, REGISTRATION_DAYS),
    );
    counts.registrations = await this.unitOfWork.run(() =>
      this.staleRegistrationRequestsService.deleteStaleRequests(
        subtractDays(now, REGISTRATION_DAYS),
      ),
    );
    if (Object.values(counts).some((n) => n > 0))
      await this.unitOfWork.run(() =>
        this.auditLogService.appendAuditEntry({ by: null, action: 'retention', details: counts }),
      );
    return counts;
  }

  private get periods(): SettingValues['retention'] {
    return this.settingsService.getCurrentValue('retention');
  }

  /** What was changed, or taken by another run, since it was found is left alone. */
  private async processInBatches(
    size: number,
    group: ExpiredGroup,
    take: (ids: number[]) => Promise<void>,
  ): Promise<number> {
    const { table, where, values } = group;
    for (let total = 0; ;) {
      const found = toIds(
        await this.manager.query(
          `SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${size}`,
          values,
        ),
      );
      if (found.length > 0)
        total += await this.unitOfWork.run(async () => {
          const ids = await lockExpiredIds(this.manager, group, found);
          if (ids.length > 0) await take(ids);
          return ids.length;
        });
      if (found.length < size) return total;
    }
  }
}

type ExpiredGroup = Pick<RetentionPolicy<string>, 'table' | 'where' | 'values'>;

/**
 * Those still due, which nobody can change any more before this transaction ends. A server reads what others have
 * committed only for rows it locks, and by their numbers it locks no others; SQLite lets one write at a time anyway.
 */
async function lockExpiredIds(
  manager: EntityManager,
  { table, where, values }: ExpiredGroup,
  ids: readonly number[],
): Promise<number[]> {
  const lock = isSqlite(manager.connection) ? '' : ' FOR UPDATE';
  return toIds(
    await manager.query(
      `SELECT id FROM ${table} WHERE id IN (${placeholders(ids)}) AND ${where} ORDER BY id${lock}`,
      [...ids, ...values],
    ),
  );
}

const toIds = (rows: unknown): number[] => (rows as { id: number }[]).map(({ id }) => Number(id));
