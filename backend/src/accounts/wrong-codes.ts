import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { UnitOfWork } from '../platform/database/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { Attempts } from '../platform/security/index.js';
import type { Account } from './account.entity.js';
import { wrongCodesMail } from './mail/wrong-codes.js';

const WINDOW_MS = 15 * 60_000;
/** Anybody mistypes once or twice. */
const SLIPS = 2;

/** Notes wrong codes of the second step, and tells the owner: whoever gets there knows the password. */
@Injectable()
export class WrongCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly audit: Audit,
    private readonly mail: MailQueue,
  ) {}

  async note({ id, role, email }: Account, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.audit.add({ by: { id, role, address }, action: 'login-code-refused' });
      const waitMs = await this.attempts.takeIn([
        { kind: 'login-code-slip', key: String(id), allowed: SLIPS, windowMs: WINDOW_MS },
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
