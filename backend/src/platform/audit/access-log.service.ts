import { Injectable } from '@nestjs/common';
import { truncateIpAddress } from '@pratiche/domain';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogService, type NewAuditEntry } from './audit-log.service.js';
import { RecentKeysCache } from './recent-keys-cache.util.js';

/** A page loads the same record several times; read again after this long it is another access. */
export const ACCESS_REPEAT_MS = 10 * 60_000;

/**
 * Records that the back office read a record, before the response and once in ten minutes per
 * reader and address. Two processes asked at the same moment may both record it: one entry too
 * many, never one too few.
 */
@Injectable()
export class AccessLogService {
  private readonly recent = new RecentKeysCache(ACCESS_REPEAT_MS);

  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly auditLogRepository: AuditLogRepository,
  ) {}

  /**
   * Outside of any unit of work. An act without a request (a background task, recorded when it was
   * started) is no access.
   */
  async recordAccess(
    entry: NewAuditEntry & Required<Pick<NewAuditEntry, 'by' | 'subject'>>,
  ): Promise<void> {
    const { by, action, subject } = entry;
    if (by?.address === undefined) return;
    // As the audit keeps it.
    const address = truncateIpAddress(by.address);
    const key = [by.id, address, action, subject.kind, subject.id].join(' ');
    if (this.recent.has(key)) return;
    // Not cached: the existing entry is older, and its ten minutes end sooner.
    const isRecorded = await this.auditLogRepository.existsAccessSince(
      { actorId: by.id, address, action, subjectKind: subject.kind, subjectId: String(subject.id) },
      new Date(Date.now() - ACCESS_REPEAT_MS),
    );
    if (isRecorded) return;
    await this.auditLogService.appendAuditEntry(entry);
    this.recent.add(key);
  }
}
