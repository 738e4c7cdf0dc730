import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
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
@JobProcessor(PASSWORD_RECOVERY_JOB, { isConfidential: true })
export class PasswordRecoveryProcessor implements JobHandler<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly mailQueueService: MailQueueService,
    private readonly verificationMailService: VerificationMailService,
    private readonly termsInvitationService: TermsInvitationService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of many requests at once each must see the link of the one before.
      await acquireRegistrationLock(this.manager);
      const account = await this.accountsService.findAccountByEmail(email);
      if (account === null) return;
      if (account.passwordHash === null)
        return this.termsInvitationService.sendTermsInvitation(account);
      // A link to a new password would confirm an address that somebody else may have typed.
      if (!account.emailVerified) return this.verificationMailService.sendVerificationMail(account);
      if (
        (await this.attemptLimiterService.consumeAttemptInTransaction([
          {
            kind: 'reset-mail',
            key: String(account.id),
            allowed: MAX_MAILS_PER_HOUR,
            windowMs: HOUR_MS,
          },
        ])) > 0
      )
        return;
      await this.accountTokensService.revokeTokens(account.id, ['reset-password']);
      const token = await this.accountTokensService.issueAccountToken(
        account.id,
        'reset-password',
        RESET_LINK_MINUTES / 1_440,
      );
      await this.mailQueueService.enqueueMail({
        to: account.email,
        template: resetPasswordMail(token),
      });
    });
  }
}
