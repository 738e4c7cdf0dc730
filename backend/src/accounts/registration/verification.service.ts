import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { randomlyDelayedDate } from './random-delay.util.js';

export const VERIFICATION_RESEND_JOB = 'verification-resend';

/** Confirming the address of a registration. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly outboxService: OutboxService,
  ) {}

  /** @throws 400 for a link that is unknown, used or too old, without saying which */
  async confirmEmail(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const id = await this.accountTokensService.consumeToken(token, 'verify-email');
      if (id === null) throw invalidVerificationLinkError();
      await this.accountsService.updateAccount(id, { emailVerified: true });
    });
  }

  /** A job finds out later whether an e-mail is to be sent: the answer takes the same time for every address. */
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
