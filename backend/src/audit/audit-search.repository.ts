import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type AuditSubject,
  listAuditActionsOf,
  type AuditActionGroup,
} from '@pratiche/domain';
import { EntityManager, LessThan, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { AuditLogEntry } from '../platform/audit/audit-log-entry.entity.js';
import { cappedCount, type CappedCount } from '../platform/database/index.js';
import { startOfRomeDay } from '../platform/time/rome-time.util.js';

export interface AuditEntryFilters {
  action?: AuditAction | undefined;
  actionGroup?: AuditActionGroup | undefined;
  subjectKind?: AuditSubject | undefined;
  subjectId?: string | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface IdQuery {
  sql: string;
  parameters: (string | number | boolean | Date | null)[];
}

/** Reads the audit log, latest first. */
@Injectable()
export class AuditSearchRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** @param actorIds `null` for every actor */
  async findEntryPage(
    filters: AuditEntryFilters,
    actorIds: readonly number[] | null,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: AuditLogEntry[] }> {
    const matching = this.buildFilterQuery(filters, actorIds);
    const [rows, counted] = await Promise.all([
      matching
        .clone()
        .orderBy('entry.id', 'DESC')
        .offset((page.number - 1) * page.size)
        .limit(page.size)
        .getMany(),
      cappedCount(matching, 'entry.id'),
    ]);
    return { rows, ...counted };
  }

  /** What selects the numbers (`id`) of all entries that a filter finds. */
  buildEntryIdQuery(filters: AuditEntryFilters, actorIds: readonly number[] | null): IdQuery {
    const [sql, parameters] = this.buildFilterQuery(filters, actorIds)
      .select('entry.id', 'id')
      .getQueryAndParameters();
    return { sql, parameters: parameters as IdQuery['parameters'] };
  }

  private buildFilterQuery(
    { action, actionGroup, subjectKind, subjectId, from, to }: AuditEntryFilters,
    actorIds: readonly number[] | null,
  ): SelectQueryBuilder<AuditLogEntry> {
    const query = this.manager.createQueryBuilder(AuditLogEntry, 'entry').where('1 = 1');
    if (actorIds?.length === 0) query.andWhere('1 = 0');
    else if (actorIds !== null) query.andWhere('entry.actorId IN (:...actorIds)', { actorIds });
    if (action !== undefined) query.andWhere('entry.action = :action', { action });
    if (actionGroup !== undefined)
      query.andWhere('entry.action IN (:...actions)', { actions: listAuditActionsOf(actionGroup) });
    if (subjectKind !== undefined)
      query.andWhere('entry.subjectKind = :subjectKind', { subjectKind });
    if (subjectId !== undefined) query.andWhere('entry.subjectId = :subjectId', { subjectId });
    if (from !== undefined) query.andWhere({ at: MoreThanOrEqual(startOfRomeDay(from)) });
    if (to !== undefined) query.andWhere({ at: LessThan(startOfRomeDay(to, 1)) });
    return query;
  }
}
