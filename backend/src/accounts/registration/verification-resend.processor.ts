import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { AccountsService } from '../accounts.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { VerificationMailService } from './verification-mail.service.js';
import { VERIFICATION_RESEND_JOB } from './verification.service.js';

/** Sends another link to an address that waits to be confirmed, if it does. */
@Processor(VERIFICATION_RESEND_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true })
export class VerificationResendProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly verificationMailService: VerificationMailService,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly heldAddressService: HeldAddressService,
  ) {
    super();
  }

  async process({ data: { email } }: QueuedJob<{ email: string }>): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Serialises concurrent requests, so that each sees the links of the previous request.
      await this.registrationLockRepository.acquireRegistrationLock();
      const account = await this.accountsService.findAccountByEmail(email);
      if (account !== null && !account.emailVerified && account.passwordHash !== null)
        await this.verificationMailService.sendVerificationMail(account);
      if (account === null) await this.heldAddressService.sendLinkByEmail(email);
    });
  }
}
