import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../platform/jobs/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { Attempts } from '../platform/security/index.js';
import { TermsInvitations } from '../registration/terms-invitations.js';
import { takeTurn } from '../registration/turn.js';
import { VerificationMails } from '../registration/verification-mails.js';
import { RESET_MINUTES, resetPasswordMail } from './mail/reset-password.js';

export const RECOVERY_JOB = 'password-recovery';

/** So many e-mails an hour: nobody's post box is filled by somebody else. */
const MAILS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Finds out whether an address belongs to anybody, long after the answer, and sends what helps them in. */
@Injectable()
@JobHandler(RECOVERY_JOB, { isConfidential: true })
export class PasswordRecoveryJob implements HandlesJob<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly tokens: AccountTokens,
    private readonly attempts: Attempts,
    private readonly mail: MailQueue,
    private readonly verification: VerificationMails,
    private readonly invitations: TermsInvitations,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of many requests at once each must see the link of the one before.
      await takeTurn(this.manager);
      const account = await this.accounts.findByEmail(email);
      if (account === null) return;
      if (account.passwordHash === null) return this.invitations.send(account);
      // A link to a new password would confirm an address that somebody else may have typed.
      if (!account.emailVerified) return this.verification.send(account);
      if (
        (await this.attempts.takeIn([
          {
            kind: 'reset-mail',
            key: String(account.id),
            allowed: MAILS_AN_HOUR,
            windowMs: HOUR_MS,
          },
        ])) > 0
      )
        return;
      await this.tokens.end(account.id, ['reset-password']);
      const token = await this.tokens.issue(account.id, 'reset-password', RESET_MINUTES / 1_440);
      await this.mail.add({ to: account.email, template: resetPasswordMail(token) });
    });
  }
}
