import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import type { AuditLogEntry } from '../platform/audit/audit-log-entry.entity.js';
import type { CappedCount } from '../platform/database/index.js';
import type { AuditEntryDto } from './dto/audit-entry.dto.js';
import { AuditSearchRepository, type AuditEntryFilters } from './audit-search.repository.js';

export interface AuditFilters extends AuditEntryFilters {
  /** Part of an e-mail address or company name, or the number of an account. */
  who?: string | undefined;
}

/** Searches the audit log, latest first, with the e-mail addresses of the actors. */
@Injectable()
export class AuditSearchService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly auditSearchRepository: AuditSearchRepository,
  ) {}

  async findAuditPage(
    { who, ...filters }: AuditFilters,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: AuditEntryDto[] }> {
    const actorIds = who === undefined ? null : await this.accountsService.searchAccountIds(who);
    if (actorIds?.length === 0) return { rows: [], total: 0, isMore: false };
    const { rows, ...counted } = await this.auditSearchRepository.findEntryPage(
      filters,
      actorIds,
      page,
    );
    const emails = await this.accountsService.findEmailsById(
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    return { rows: rows.map((row) => toAuditEntryDto(row, emails)), ...counted };
  }
}

const toAuditEntryDto = (
  row: AuditLogEntry,
  emails: ReadonlyMap<number, string>,
): AuditEntryDto => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorEmail: row.actorId === null ? null : (emails.get(row.actorId) ?? null),
  role: row.role,
  address: row.address,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  details: JSON.parse(row.details) as AuditEntryDto['details'],
});
