import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ForbiddenAccessService, type ForbiddenAccess } from '../http/forbidden-access.service.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { AuditLogService } from './audit-log.service.js';
import { RecentKeysCache } from './recent-keys-cache.util.js';

const REPEAT_MS = 10 * 60_000;
const RECORD_ID_PATTERN = /^\d{1,15}$/;

/**
 * Records calls refused for a missing permission; the same call within ten minutes is one entry, so
 * that repeated calls do not fill the audit log.
 */
@Injectable()
export class ForbiddenCallListener implements OnModuleInit {
  private readonly recent = new RecentKeysCache(REPEAT_MS);
  private readonly report = createThrottledLogger(
    new Logger(ForbiddenCallListener.name),
    'A refused call could not be noted',
  );

  constructor(
    private readonly forbiddenAccessService: ForbiddenAccessService,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.forbiddenAccessService.onForbiddenAccess((refusal) => {
      void this.recordForbiddenCall(refusal).catch(this.report);
    });
  }

  private async recordForbiddenCall({ by, method, route, record }: ForbiddenAccess): Promise<void> {
    const key = [by.id, by.address, method, route].join(' ');
    if (this.recent.has(key)) return;
    this.recent.add(key);
    const details = {
      method,
      route,
      ...(RECORD_ID_PATTERN.test(record) ? { number: Number(record) } : {}),
    };
    await this.auditLogService
      .appendAuditEntry({ by, action: 'call-refused', details })
      .catch((error: unknown) => {
        this.recent.delete(key);
        throw error;
      });
  }
}
