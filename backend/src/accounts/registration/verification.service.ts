import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { hashAddressKey } from './address-key.util.js';
import { randomlyDelayedDate } from './random-delay.util.js';

export const VERIFICATION_RESEND_JOB = 'verification-resend';
export const REGISTRATION_ADDRESS_JOB = 'registration-address';

/** Confirming the address of a registration. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly heldAddressService: HeldAddressService,
    private readonly outboxService: OutboxService,
  ) {}

  /**
   * @returns what was confirmed: an account can log in, a held registration waits for an operator
   * @throws 400 for a link that is unknown, used or too old, without saying which
   */
  async confirmEmail(token: string): Promise<'account' | 'held'> {
    return this.unitOfWork.run(async () => {
      const id = await this.accountTokensService.consumeToken(token, 'verify-email');
      if (id !== null) {
        await this.accountsService.updateAccount(id, { emailVerified: true });
        await this.accountTokensService.revokeTokens(id, ['change-address']);
        return 'account';
      }
      if (await this.heldAddressService.confirmAddress(token)) return 'held';
      throw invalidVerificationLinkError();
    });
  }

  /** A job finds out later whether there is anything to change. */
  async requestAddressChange(key: string, email: string): Promise<void> {
    await this.unitOfWork.run(() =>
      this.outboxService.enqueueJob({
        kind: REGISTRATION_ADDRESS_JOB,
        payload: { keyHash: hashAddressKey(key), email },
        runAt: randomlyDelayedDate(),
      }),
    );
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
  badRequest('Il link non è valido o è scaduto: accedi per riceverne uno nuovo.', 'link-invalid');
