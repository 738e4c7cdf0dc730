import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { HeldRegistrationRepository } from './held-registrations/held-registration.repository.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegistrationRequestRepository } from './registration-request.repository.js';
import { VerificationMailService } from './verification-mail.service.js';

/** Limits the addresses that one registration can send e-mails to. */
const MAX_LINKS = 10;

/** Another address for a registration that was not confirmed yet; the caller holds the registration lock. */
@Injectable()
export class RegistrationAddressService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
    private readonly heldRegistrationRepository: HeldRegistrationRepository,
    private readonly heldAddressService: HeldAddressService,
    private readonly verificationMailService: VerificationMailService,
  ) {}

  /**
   * Changes nothing where the key is unknown, the address was confirmed, or the new one is taken.
   * @returns the account that has the new address already; its owner is to be told
   */
  async changeAddress(keyHash: string, email: string): Promise<Account | null> {
    const known = await this.accountsService.findAccountByEmail(email);
    const accountId = await this.accountTokensService.findAccountIdByHash(
      keyHash,
      'change-address',
    );
    const account = accountId === null ? null : await this.accountsService.findAccount(accountId);
    if (account !== null) {
      if (account.emailVerified) return null;
      if (known === null) await this.changeAccountAddress(account, email);
      return known;
    }
    const request = await this.registrationRequestRepository.findRequestByAddressKey(keyHash);
    if (request === null) return null;
    if (known === null) await this.changeRequestAddress(request.id, email);
    return known;
  }

  private async changeAccountAddress(account: Account, email: string): Promise<void> {
    const { id } = account;
    if ((await this.accountTokensService.countIssuedTokens(id, 'verify-email')) >= MAX_LINKS)
      return;
    const only = { emailVerified: false, contractVerified: false };
    if (!(await this.accountsService.updateAccount(id, { email }, only))) return;
    await this.accountTokensService.revokeTokens(id, ['verify-email', 'reset-password']);
    await this.verificationMailService.sendVerificationMail({ ...account, email });
  }

  /** Of one that no job has decided about yet, the e-mail comes with the decision. */
  private async changeRequestAddress(id: number, email: string): Promise<void> {
    const held = await this.heldRegistrationRepository.findHeld(id);
    if (held === null) {
      const data = await this.registrationRequestRepository.findRequestData(id);
      if (data !== null) await this.saveAddress(id, data, email);
      return;
    }
    if (held.confirmed !== null) return;
    // The owner of a taken address gets the link of their own registration.
    if ((await this.heldRegistrationRepository.findHeldByEmail(email)) !== null)
      return this.heldAddressService.sendLinkByEmail(email);
    await this.saveAddress(id, held.data, email);
    await this.heldRegistrationRepository.holdRequest(id, { email, vat: held.vat });
    await this.heldAddressService.sendLinkByEmail(email);
  }

  private saveAddress(
    id: number,
    data: Parameters<RegistrationRequestRepository['updateRequestData']>[1],
    email: string,
  ): Promise<void> {
    return this.registrationRequestRepository.updateRequestData(id, {
      ...data,
      form: { ...data.form, email },
    });
  }
}
