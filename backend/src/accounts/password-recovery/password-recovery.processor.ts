import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../../platform/jobs/index.js';
import { MailQueue } from '../../platform/mail/index.js';
import { Attempts } from '../../platform/security/index.js';
import { TermsInvitationService } from '../registration/terms-invitation.service.js';
import { acquireRegistrationLock } from '../registration/registration-lock.util.js';
import { VerificationMailService } from '../registration/verification-mail.service.js';
import { RESET_LINK_MINUTES, resetPasswordMail } from './mail/reset-password.mail.js';

export const PASSWORD_RECOVERY_JOB = 'password-recovery';

/** So many e-mails an hour: nobody's post box is filled by somebody else. */
const MAX_MAILS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Finds out whether an address belongs to anybody, long after the answer, and sends what helps them in. */
@Injectable()
@JobHandler(PASSWORD_RECOVERY_JOB, { isConfidential: true })
export class PasswordRecoveryProcessor implements HandlesJob<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly tokens: AccountTokensService,
    private readonly attempts: Attempts,
    private readonly mail: MailQueue,
    private readonly verification: VerificationMailService,
    private readonly invitations: TermsInvitationService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of many requests at once each must see the link of the one before.
      await acquireRegistrationLock(this.manager);
      const account = await this.accounts.findAccountByEmail(email);
      if (account === null) return;
      if (account.passwordHash === null) return this.invitations.sendTermsInvitation(account);
      // A link to a new password would confirm an address that somebody else may have typed.
      if (!account.emailVerified) return this.verification.sendVerificationMail(account);
      if (
        (await this.attempts.takeIn([
          {
            kind: 'reset-mail',
            key: String(account.id),
            allowed: MAX_MAILS_PER_HOUR,
            windowMs: HOUR_MS,
          },
        ])) > 0
      )
        return;
      await this.tokens.revokeTokens(account.id, ['reset-password']);
      const token = await this.tokens.issueAccountToken(
        account.id,
        'reset-password',
        RESET_LINK_MINUTES / 1_440,
      );
      await this.mail.add({ to: account.email, template: resetPasswordMail(token) });
    });
  }
}
