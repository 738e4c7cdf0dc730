import { Injectable } from '@nestjs/common';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import type { RegistrationData } from './registration-data.types.js';
import { RegistrationNotificationService } from './registration-notification.service.js';
import { VerificationMailService } from './verification-mail.service.js';

/** Decides what becomes of a registration; the caller holds the registration lock. */
@Injectable()
export class RegistrationDecisionService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountFilesService: AccountFilesService,
    private readonly verificationMailService: VerificationMailService,
    private readonly registrationNotificationService: RegistrationNotificationService,
  ) {}

  /** @returns whether the account was opened; otherwise the affected owners were notified */
  async openAccountOrNotify(data: RegistrationData): Promise<boolean> {
    const {
      form: { email, vat },
    } = data;
    const known = await this.accountsService.findAccountByEmail(email ?? '');
    if (known !== null && !(await this.isExpiredRegistration(known))) {
      await this.registrationNotificationService.notifyOwner(known);
      return false;
    }
    for (const other of await this.accountsService.listAccountsByVat(vat ?? '')) {
      if (other.id === known?.id || (await this.isExpiredRegistration(other))) continue;
      await this.registrationNotificationService.notifyKnownCompany(data, other);
      return false;
    }
    await this.saveAccount(data, known);
    return true;
  }

  private async saveAccount(
    { form, passwordHash, files, contractEdition, accepted }: RegistrationData,
    stale: Account | null,
  ): Promise<void> {
    const change = {
      ...form,
      email: form.email ?? '',
      passwordHash,
      termsEdition: contractEdition ?? null,
      termsAccepted: accepted === undefined ? null : new Date(accepted),
    };
    const created = new Date();
    if (stale !== null) await this.accountsService.updateAccount(stale.id, { ...change, created });
    const account =
      stale === null
        ? await this.accountsService.createAccount({ ...change, role: 'User' })
        : { id: stale.id };
    await this.accountFilesService.storeAccountFiles(account.id, files, contractEdition ?? null);
    await this.verificationMailService.sendVerificationMail({ ...change, id: account.id, created });
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
