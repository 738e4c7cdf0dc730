import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegisteredAccountService } from './held-registrations/registered-account.service.js';
import { isUnconfirmedRegistration } from './held-registrations/registration-claim.util.js';
import type { RegistrationData } from './registration-data.types.js';
import { RegistrationNotificationService } from './registration-notification.service.js';
import { VerificationMailService } from './verification-mail.service.js';

/** `dropped`: the affected owners were notified, and the files are needed no longer. */
export type RegistrationOutcome = 'opened' | 'held' | 'dropped';

/** Decides what becomes of a registration; the caller holds the registration lock. */
@Injectable()
export class RegistrationDecisionService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly registeredAccountService: RegisteredAccountService,
    private readonly verificationMailService: VerificationMailService,
    private readonly registrationNotificationService: RegistrationNotificationService,
    private readonly heldAddressService: HeldAddressService,
  ) {}

  async decideRegistration(
    requestId: number,
    data: RegistrationData,
  ): Promise<RegistrationOutcome> {
    const {
      form: { email, vat },
    } = data;
    const known = await this.accountsService.findAccountByEmail(email ?? '');
    if (known !== null && !(await this.isExpiredRegistration(known))) {
      await this.registrationNotificationService.notifyOwner(known);
      return 'dropped';
    }
    const others = await this.listHolders(vat ?? '', known);
    const owner = others.find((other) => !isUnconfirmedRegistration(other));
    if (owner !== undefined) {
      await this.registrationNotificationService.notifyKnownCompany(data, owner);
      return 'dropped';
    }
    if (others.length > 0)
      return (await this.heldAddressService.holdRegistration(requestId, data)) ? 'held' : 'dropped';
    const account = await this.registeredAccountService.openAccount(data, { stale: known });
    await this.verificationMailService.sendVerificationMail(account);
    return 'opened';
  }

  /** Accounts that have the VAT number, but for registrations that expired. */
  private async listHolders(vat: string, known: Account | null): Promise<Account[]> {
    const holders: Account[] = [];
    for (const other of await this.accountsService.listAccountsByVat(vat))
      if (other.id !== known?.id && !(await this.isExpiredRegistration(other))) holders.push(other);
    return holders;
  }

  /** A registration not confirmed in time holds neither its address nor its company: anyone could have typed them. */
  private async isExpiredRegistration({
    id,
    emailVerified,
    passwordHash,
  }: Account): Promise<boolean> {
    return (
      !emailVerified &&
      passwordHash !== null &&
      (await this.accountTokensService.countValidTokens(id, 'verify-email')) === 0
    );
  }
}
