import { Injectable } from '@nestjs/common';
import { listAuditAccountIds } from '@pratiche/domain';
import { accountDisplayName } from '../accounts/account-directory.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { AuditLogEntry } from '../platform/audit/audit-log-entry.entity.js';
import type { CappedCount } from '../platform/database/index.js';
import type { AuditEntryDto } from './dto/audit-entry.dto.js';
import {
  AuditSearchRepository,
  type AuditEntryFilters,
  type IdQuery,
} from './audit-search.repository.js';

export interface AuditFilters extends AuditEntryFilters {
  /** Part of an e-mail address or company name, or the number of an account. */
  who?: string | undefined;
}

/** Searches the audit log, latest first, with the names of the accounts. */
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
    const actorIds = await this.findActorIds(who);
    if (actorIds?.length === 0) return { rows: [], total: 0, isMore: false };
    const { rows, ...counted } = await this.auditSearchRepository.findEntryPage(
      filters,
      actorIds,
      page,
    );
    const accounts = await this.accountsService.findAccountsById(rows.flatMap(listAccountIds));
    return { rows: rows.map((row) => toAuditEntryDto(row, accounts)), ...counted };
  }

  /** What selects the numbers (`id`) of all entries that a filter finds, to be read elsewhere. */
  async buildEntryIdQuery({ who, ...filters }: AuditFilters): Promise<IdQuery> {
    return this.auditSearchRepository.buildEntryIdQuery(filters, await this.findActorIds(who));
  }

  private async findActorIds(who: string | undefined): Promise<number[] | null> {
    return who === undefined ? null : this.accountsService.searchAccountIds(who);
  }
}

const parseDetails = ({ details }: AuditLogEntry) =>
  JSON.parse(details) as AuditEntryDto['details'];

const toSubjectAccountId = ({ subjectKind, subjectId }: AuditLogEntry): number[] =>
  subjectKind === 'account' && subjectId !== null ? [Number(subjectId)] : [];

const listNamedAccountIds = (row: AuditLogEntry): number[] => [
  ...toSubjectAccountId(row),
  ...listAuditAccountIds({ action: row.action, details: parseDetails(row) }),
];

const listAccountIds = (row: AuditLogEntry): number[] => [
  ...(row.actorId === null ? [] : [row.actorId]),
  ...listNamedAccountIds(row),
];

function toAuditEntryDto(
  row: AuditLogEntry,
  accounts: Awaited<ReturnType<AccountsService['findAccountsById']>>,
): AuditEntryDto {
  const actor = row.actorId === null ? undefined : accounts.get(row.actorId);
  return {
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actorId,
    actorEmail: actor?.email ?? null,
    actorName: actor === undefined ? null : accountDisplayName(actor),
    role: row.role,
    address: row.address,
    action: row.action,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    accountNames: Object.fromEntries(
      listNamedAccountIds(row).flatMap((id) => {
        const account = accounts.get(id);
        return account === undefined ? [] : [[String(id), accountDisplayName(account)]];
      }),
    ),
    details: parseDetails(row),
  };
}
