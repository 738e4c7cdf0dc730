import { InjectTransaction } from '@nestjs-cls/transactional';
import type { AuditEntry } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@pratiche/domain';
import { LessThan, MoreThanOrEqual, type SelectQueryBuilder, EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { startOfRomeDay } from '../platform/time/rome-time.util.js';
import { cappedCount, type CappedCount } from '../platform/database/index.js';
import { AuditLogEntry } from '../platform/audit/audit-log-entry.entity.js';

export interface AuditFilters {
  /** Part of an e-mail address or company name, or the number of an account. */
  who?: string | undefined;
  action?: AuditAction | undefined;
  subjectKind?: AuditSubject | undefined;
  subjectId?: string | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the audit, latest first. */
@Injectable()
export class AuditSearchRepository {
  constructor(
    private readonly accountsService: AccountsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async findAuditPage(
    filters: AuditFilters,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: AuditEntry[] }> {
    const matching = await this.buildFilterQuery(filters);
    if (matching === null) return { rows: [], total: 0, isMore: false };
    const [rows, counted] = await Promise.all([
      matching
        .clone()
        .orderBy('entry.id', 'DESC')
        .offset((page.number - 1) * page.size)
        .limit(page.size)
        .getMany(),
      cappedCount(matching, 'entry.id'),
    ]);
    const names = await this.accountsService.findEmailsById(
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    return { rows: rows.map((row) => toAuditEntryDto(row, names)), ...counted };
  }

  /** `null` when nobody of that name exists. */
  private async buildFilterQuery({
    who,
    action,
    subjectKind,
    subjectId,
    from,
    to,
  }: AuditFilters): Promise<SelectQueryBuilder<AuditLogEntry> | null> {
    const query = this.manager.createQueryBuilder(AuditLogEntry, 'entry').where('1 = 1');
    if (who !== undefined) {
      const ids = await this.accountsService.searchAccountIds(who);
      if (ids.length === 0) return null;
      query.andWhere('entry.actorId IN (:...ids)', { ids });
    }
    if (action !== undefined) query.andWhere('entry.action = :action', { action });
    if (subjectKind !== undefined)
      query.andWhere('entry.subjectKind = :subjectKind', { subjectKind });
    if (subjectId !== undefined) query.andWhere('entry.subjectId = :subjectId', { subjectId });
    if (from !== undefined) query.andWhere({ at: MoreThanOrEqual(startOfRomeDay(from)) });
    if (to !== undefined) query.andWhere({ at: LessThan(startOfRomeDay(to, 1)) });
    return query;
  }
}

const toAuditEntryDto = (row: AuditLogEntry, names: ReadonlyMap<number, string>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorEmail: row.actorId === null ? null : (names.get(row.actorId) ?? null),
  role: row.role,
  address: row.address,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  details: JSON.parse(row.details) as AuditEntry['details'],
});
