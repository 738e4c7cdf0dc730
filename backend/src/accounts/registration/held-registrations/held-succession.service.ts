import { Injectable } from '@nestjs/common';
import { conflict } from '../../../platform/http/index.js';
import { MailQueueService } from '../../../platform/mail/index.js';
import { AccountErasureService } from '../../account-erasure/account-erasure.service.js';
import { AccountsService, type Account } from '../../accounts.service.js';
import {
  registrationAcceptedMail,
  registrationDroppedMail,
  registrationGaveWayMail,
} from '../mail/held-registration.mail.js';
import { RegistrationRequestRepository } from '../registration-request.repository.js';
import type { HeldRegistration } from './held-registration.repository.js';
import { RegisteredAccountService } from './registered-account.service.js';
import { isUnconfirmedRegistration } from './registration-claim.util.js';

/** How a held registration takes the place of an unconfirmed one; the caller holds the registration lock. */
@Injectable()
export class HeldSuccessionService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountErasureService: AccountErasureService,
    private readonly registeredAccountService: RegisteredAccountService,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /** The account that has the VAT number; `null` when it is gone. */
  async findFirst(vat: string): Promise<Account | null> {
    const accounts = await this.accountsService.listAccountsByVat(vat);
    return accounts.find(({ deleted }) => deleted === null) ?? null;
  }

  /** @returns the new account. @throws 409 when a confirmed account already has its address or VAT number */
  async replaceUnconfirmed(held: HeldRegistration): Promise<number> {
    for (const account of await this.accountsService.listAccountsByVat(held.vat))
      await this.eraseUnconfirmed(account);
    const sameAddress = await this.accountsService.findAccountByEmail(held.email);
    if (sameAddress !== null)
      throw conflict(
        `L’indirizzo ${held.email} appartiene già all’account n. ${sameAddress.id}.`,
        'email-taken',
      );
    const { id, email, businessName } = await this.registeredAccountService.openAccount(held.data, {
      emailVerified: true,
    });
    await this.registrationRequestRepository.deleteRequest(held.id);
    await this.mailQueueService.enqueueMail({
      to: email,
      template: registrationAcceptedMail(businessName),
    });
    return id;
  }

  private async eraseUnconfirmed(account: Account): Promise<void> {
    if (account.deleted !== null) return;
    const { id, email } = account;
    if (
      !isUnconfirmedRegistration(account) ||
      !(await this.accountErasureService.eraseAccount(id, { emailVerified: false }))
    )
      throw conflict(
        `Nel frattempo l’account n. ${id} con la stessa partita IVA è stato confermato: ora puoi soltanto tenere quello.`,
        'company-known',
      );
    await this.mailQueueService.enqueueMail({ to: email, template: registrationGaveWayMail() });
  }

  async notifyDropped({ email, data }: HeldRegistration): Promise<void> {
    await this.mailQueueService.enqueueMail({
      to: email,
      template: registrationDroppedMail(data.form.businessName),
    });
  }
}
