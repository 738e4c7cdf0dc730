import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { RegistrationLockRepository } from '../registration/registration-lock.repository.js';
import { TermsInvitationService } from '../registration/terms-invitation.service.js';
import { VerificationMailService } from '../registration/verification-mail.service.js';
import { RESET_LINK_MINUTES, resetPasswordMail } from './mail/reset-password.mail.js';

export const PASSWORD_RECOVERY_JOB = 'password-recovery';

/** E-mails an hour: strangers must not fill a post box. */
const MAX_MAILS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1_440;

/** Finds out whether an address has an account, long after the answer, and sends what helps its owner in. */
@Processor(PASSWORD_RECOVERY_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true })
export class PasswordRecoveryProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly verificationMailService: VerificationMailService,
    private readonly termsInvitationService: TermsInvitationService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly mailQueueService: MailQueueService,
  ) {
    super();
  }

  async process({ data: { email } }: QueuedJob<{ email: string }>): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Serialises concurrent requests, so that each sees the link of the previous request.
      await this.registrationLockRepository.acquireRegistrationLock();
      const account = await this.accountsService.findAccountByEmail(email);
      if (account === null) return;
      if (account.passwordHash === null)
        await this.termsInvitationService.sendTermsInvitation(account);
      // A link to a new password would confirm an address that a stranger may have typed.
      else if (!account.emailVerified)
        await this.verificationMailService.sendVerificationMail(account);
      else await this.sendResetLink(account);
    });
  }

  /** Replaces earlier links; above the hourly limit it sends nothing. */
  private async sendResetLink({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    const waitMs = await this.attemptLimiterService.consumeAttemptInTransaction([
      { kind: 'reset-mail', key: String(id), allowed: MAX_MAILS_PER_HOUR, windowMs: HOUR_MS },
    ]);
    if (waitMs > 0) return;
    await this.accountTokensService.revokeTokens(id, ['reset-password']);
    const token = await this.accountTokensService.issueAccountToken(
      id,
      'reset-password',
      RESET_LINK_MINUTES / DAY_MINUTES,
    );
    await this.mailQueueService.enqueueMail({ to: email, template: resetPasswordMail(token) });
  }
}
