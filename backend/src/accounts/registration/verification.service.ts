import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import { JobProcessor, OutboxService, type JobHandler } from '../../platform/jobs/index.js';
import { randomlyDelayedDate } from './random-delay.util.js';
import { acquireRegistrationLock } from './registration-lock.util.js';
import { VerificationMailService } from './verification-mail.service.js';

const VERIFICATION_RESEND_JOB = 'verification-resend';

/** Confirming the address of a registration. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly outboxService: OutboxService,
  ) {}

  /** @throws 400 for a link that is unknown, used or too old: which of them is nobody's business */
  async confirmEmail(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const id = await this.accountTokensService.consumeToken(token, 'verify-email');
      if (id === null) throw invalidVerificationLinkError();
      await this.accountsService.updateAccount(id, { emailVerified: true });
    });
  }

  /** Whether anybody is to get an e-mail is found out later, by a job: the answer takes the same time for every address. */
  async requestVerificationResend(email: string): Promise<void> {
    await this.unitOfWork.run(() =>
      this.outboxService.enqueueJob({
        kind: VERIFICATION_RESEND_JOB,
        payload: { email },
        runAt: randomlyDelayedDate(),
      }),
    );
  }
}

export const invalidVerificationLinkError = (): Problem =>
  badRequest(
    'Il collegamento non è valido o è scaduto: accedere per riceverne uno nuovo.',
    'link-invalid',
  );

@Injectable()
@JobProcessor(VERIFICATION_RESEND_JOB, { isConfidential: true })
export class VerificationResendProcessor implements JobHandler<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly verificationMailService: VerificationMailService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of many requests at once each must see the links of the one before.
      await acquireRegistrationLock(this.manager);
      const account = await this.accountsService.findAccountByEmail(email);
      if (account !== null && !account.emailVerified && account.passwordHash !== null)
        await this.verificationMailService.sendVerificationMail(account);
    });
  }
}
