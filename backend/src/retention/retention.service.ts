import { Injectable } from '@nestjs/common';
import type { SettingValues } from '@pratiche/domain';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { PackageOrderRepository } from '../credits/package-orders/package-order.repository.js';
import { DossierErasureService } from '../module/erasure/dossier-erasure.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { RegistrationRetentionService } from './registration-retention.service.js';
import {
  getOrderPolicy,
  listDossierPolicies,
  listRowPolicies,
  type DossierGroup,
  type RowGroup,
} from './retention-rules.util.js';
import { RetentionRepository, type ExpiredGroup } from './retention.repository.js';

/** Number of deleted records per group; in a dry run, of records due to be deleted. */
export type RetentionCounts = Record<
  DossierGroup | RowGroup | 'orders' | 'registrations' | 'unconfirmed',
  number
>;

/** Dossiers per transaction, kept small because other writers wait for it. */
const DOSSIER_BATCH_SIZE = 20;
const ORDER_BATCH_SIZE = 100;
const ROW_BATCH_SIZE = 1_000;

/** Deletes records whose retention period is over. The next run continues an unfinished one. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly auditLogService: AuditLogService,
    private readonly dossierErasureService: DossierErasureService,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly accountFilesService: AccountFilesService,
    private readonly registrationRetentionService: RegistrationRetentionService,
    private readonly retentionRepository: RetentionRepository,
  ) {}

  /** Counts the records that a run would delete now; changes nothing. */
  async countExpiredRecords(now = new Date()): Promise<RetentionCounts> {
    const counts = {
      ...(await this.registrationRetentionService.countExpiredRegistrations(now)),
    } as RetentionCounts;
    for (const group of [
      ...listDossierPolicies(this.periods, this.settingsService.rules, now),
      getOrderPolicy(this.periods, now),
      ...listRowPolicies(this.periods, now),
    ]) {
      counts[group.name] = await this.retentionRepository.countExpired(group);
    }
    return counts;
  }

  async deleteExpiredRecords(now = new Date()): Promise<RetentionCounts> {
    const counts = {} as RetentionCounts;
    for (const group of listDossierPolicies(this.periods, this.settingsService.rules, now)) {
      counts[group.name] = await this.processInBatches(DOSSIER_BATCH_SIZE, group, (ids) =>
        this.eraseDossiers(ids, now),
      );
    }
    const orders = getOrderPolicy(this.periods, now);
    counts[orders.name] = await this.processInBatches(ORDER_BATCH_SIZE, orders, (ids) =>
      this.eraseOrders(ids),
    );
    for (const group of listRowPolicies(this.periods, now)) {
      counts[group.name] = await this.processInBatches(ROW_BATCH_SIZE, group, (ids) =>
        this.retentionRepository.deleteRows(group.table, ids),
      );
    }
    Object.assign(counts, await this.registrationRetentionService.deleteExpiredRegistrations(now));
    if (Object.values(counts).some((n) => n > 0))
      await this.unitOfWork.run(() =>
        this.auditLogService.appendAuditEntry({ by: null, action: 'retention', details: counts }),
      );
    return counts;
  }

  /** In the caller's transaction. */
  private async eraseDossiers(ids: readonly number[], now: Date): Promise<void> {
    const storageKeys: string[] = [];
    for (const id of ids)
      storageKeys.push(...(await this.dossierErasureService.eraseDossier(id, now)));
    await this.accountFilesService.scheduleBytesDeletion(storageKeys);
  }

  /** In the caller's transaction; amounts and days stay with the ledger. */
  private async eraseOrders(ids: readonly number[]): Promise<void> {
    const storageKeys: string[] = [];
    for (const id of ids) {
      const order = await this.packageOrderRepository.findOrder(id);
      await this.packageOrderRepository.anonymiseOrder(id);
      if (order?.storageKey) storageKeys.push(order.storageKey);
    }
    await this.accountFilesService.scheduleBytesDeletion(storageKeys);
  }

  private get periods(): SettingValues['retention'] {
    return this.settingsService.getCurrentValue('retention');
  }

  /** Skips records that were changed, or deleted by another run, since they were found. */
  private async processInBatches(
    size: number,
    group: ExpiredGroup,
    take: (ids: number[]) => Promise<void>,
  ): Promise<number> {
    for (let total = 0; ;) {
      const found = await this.retentionRepository.findExpiredIds(group, size);
      if (found.length > 0)
        total += await this.unitOfWork.run(async () => {
          const ids = await this.retentionRepository.lockExpiredIds(group, found);
          if (ids.length > 0) await take(ids);
          return ids.length;
        });
      if (found.length < size) return total;
    }
  }
}
