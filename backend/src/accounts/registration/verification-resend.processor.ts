import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { AccountsService } from '../accounts.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { VerificationMailService } from './verification-mail.service.js';
import { VERIFICATION_RESEND_JOB } from './verification.service.js';

/** Sends another link to an address that waits to be confirmed, if it does. */
@Injectable()
@JobProcessor(VERIFICATION_RESEND_JOB, { isConfidential: true })
export class VerificationResendProcessor implements JobHandler<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly verificationMailService: VerificationMailService,
    private readonly registrationLockRepository: RegistrationLockRepository,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Serialises concurrent requests, so that each sees the links of the previous request.
      await this.registrationLockRepository.acquireRegistrationLock();
      const account = await this.accountsService.findAccountByEmail(email);
      if (account !== null && !account.emailVerified && account.passwordHash !== null)
        await this.verificationMailService.sendVerificationMail(account);
    });
  }
}
