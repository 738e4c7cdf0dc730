import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import type { Account } from '../account.entity.js';
import { wrongCodesMail } from './mail/wrong-codes.mail.js';

const WINDOW_MS = 15 * 60_000;
/** Typing errors happen once or twice. */
const TOLERATED_WRONG_CODES = 2;

/** Records wrong codes of the second step, and warns the owner: reaching that step takes the password. */
@Injectable()
export class WrongCodeNotificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly auditLogService: AuditLogService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async recordWrongCode({ id, role, email }: Account, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.auditLogService.appendAuditEntry({
        by: { id, role, address },
        action: 'login-code-refused',
      });
      const waitMs = await this.attemptLimiterService.consumeAttemptInTransaction([
        {
          kind: 'login-code-slip',
          key: String(id),
          allowed: TOLERATED_WRONG_CODES,
          windowMs: WINDOW_MS,
        },
      ]);
      // Sends at most one e-mail an hour, however long the attempts continue.
      if (waitMs > 0)
        await this.mailQueueService.enqueueMail({
          to: email,
          template: wrongCodesMail(),
          key: `wrong-codes:${id}:${new Date().toISOString().slice(0, 13)}`,
        });
    });
  }
}
