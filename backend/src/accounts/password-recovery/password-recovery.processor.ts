import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { AccountsService } from '../accounts.service.js';
import { RegistrationLockRepository } from '../registration/registration-lock.repository.js';
import { TermsInvitationService } from '../registration/terms-invitation.service.js';
import { VerificationMailService } from '../registration/verification-mail.service.js';
import { ResetLinkService } from './reset-link.service.js';

export const PASSWORD_RECOVERY_JOB = 'password-recovery';

/** Finds out whether an address has an account, long after the answer, and sends what helps its owner in. */
@Processor(PASSWORD_RECOVERY_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true })
export class PasswordRecoveryProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly accountsService: AccountsService,
    private readonly resetLinkService: ResetLinkService,
    private readonly verificationMailService: VerificationMailService,
    private readonly termsInvitationService: TermsInvitationService,
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
      else await this.resetLinkService.sendResetLink(account);
    });
  }
}
