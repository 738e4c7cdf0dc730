import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { truncateIpAddress } from '@pratiche/domain';
import { IsNull, MoreThanOrEqual, EntityManager } from 'typeorm';
import { AuditLogEntry } from './audit-log-entry.entity.js';
import { AuditLogService, type NewAuditEntry } from './audit-log.service.js';
import { RecentKeysCache } from './recent-keys-cache.util.js';

/** A page loads the same record several times; read again after this long it is another reading. */
export const ACCESS_REPEAT_MS = 10 * 60_000;

/**
 * Notes that the back office read somebody's record: before the answer, once in ten minutes per reader and place, whichever
 * process answers. What this process noted it remembers; otherwise it asks the audit itself. Two processes that are asked
 * in the same moment may both note it: one entry too many, never one too few.
 */
@Injectable()
export class AccessLogService {
  private readonly recent = new RecentKeysCache(ACCESS_REPEAT_MS);

  constructor(
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Outside of any unit of work. An act without a request (a work noted when it was begun) is no reading. */
  async recordAccess(
    entry: NewAuditEntry & Required<Pick<NewAuditEntry, 'by' | 'subject'>>,
  ): Promise<void> {
    const { by, action, subject } = entry;
    if (by?.address === undefined) return;
    // As the audit keeps it.
    const address = truncateIpAddress(by.address);
    const key = [by.id, address, action, subject.kind, subject.id].join(' ');
    if (this.recent.has(key)) return;
    // Along the index of subjects. Not remembered: that entry is older than now, and its ten minutes end sooner.
    const isNoted = await this.manager.existsBy(AuditLogEntry, {
      subjectKind: subject.kind,
      subjectId: String(subject.id),
      at: MoreThanOrEqual(new Date(Date.now() - ACCESS_REPEAT_MS)),
      actorId: by.id === null ? IsNull() : by.id,
      action,
      address,
    });
    if (isNoted) return;
    await this.auditLogService.appendAuditEntry(entry);
    this.recent.add(key);
  }
}
