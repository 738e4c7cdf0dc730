import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueue } from '../../platform/mail/index.js';
import { Attempts } from '../../platform/security/index.js';
import type { Account } from '../account.entity.js';
import { wrongCodesMail } from './mail/wrong-codes.mail.js';

const WINDOW_MS = 15 * 60_000;
/** Anybody mistypes once or twice. */
const TOLERATED_WRONG_CODES = 2;

/** Notes wrong codes of the second step, and tells the owner: whoever gets there knows the password. */
@Injectable()
export class WrongCodeNotificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly audit: AuditLogService,
    private readonly mail: MailQueue,
  ) {}

  async recordWrongCode({ id, role, email }: Account, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.audit.appendAuditEntry({
        by: { id, role, address },
        action: 'login-code-refused',
      });
      const waitMs = await this.attempts.takeIn([
        {
          kind: 'login-code-slip',
          key: String(id),
          allowed: TOLERATED_WRONG_CODES,
          windowMs: WINDOW_MS,
        },
      ]);
      // At most one e-mail an hour, however long they go on.
      if (waitMs > 0)
        await this.mail.add({
          to: email,
          template: wrongCodesMail(),
          key: `wrong-codes:${id}:${new Date().toISOString().slice(0, 13)}`,
        });
    });
  }
}
