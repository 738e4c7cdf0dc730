import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegistrationRefusalService } from './registration-refusal.service.js';
import { invalidVerificationLinkError } from './verification.service.js';
import type { PendingRegistrationDto } from './dto/registration.dto.js';

/**
 * A registration that waits for the owner of the address: shows its data and lets the owner refuse
 * it.
 */
@Injectable()
export class PendingRegistrationService {
  constructor(
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly heldAddressService: HeldAddressService,
    private readonly registrationRefusalService: RegistrationRefusalService,
  ) {}

  /** What the link would confirm, without using it: programs that check mails open links too. @throws 400 */
  async findPendingRegistration(token: string): Promise<PendingRegistrationDto> {
    const id = await this.accountTokensService.findTokenAccountId(token, 'verify-email');
    const account = id === null ? null : await this.accountsService.findAccount(id);
    if (account !== null) return toPendingDto(account);
    const held = await this.heldAddressService.findByLink(token);
    if (held === null) throw invalidVerificationLinkError();
    return toPendingDto({ ...held.data.form, email: held.email, created: held.created });
  }

  /** @throws 400 as for confirming */
  async refuseRegistration(token: string, address: string): Promise<void> {
    await this.registrationRefusalService.refuseRegistration(token, address);
  }
}

const toPendingDto = ({
  email,
  businessName,
  firstName,
  lastName,
  created,
}: Omit<PendingRegistrationDto, 'created'> & { created: Date }): PendingRegistrationDto => ({
  email,
  businessName,
  firstName,
  lastName,
  created: created.toISOString(),
});
