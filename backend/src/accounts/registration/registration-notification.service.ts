import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { companyAlreadyRegisteredMail, companyCheckMail } from './mail/company-check.mail.js';
import { registeredAgainMail } from './mail/registered-again.mail.js';
import type { RegistrationData } from './registration-data.types.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { VerificationMailService } from './verification-mail.service.js';

/** Notifies the affected owners about a registration that opens no account. */
@Injectable()
export class RegistrationNotificationService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
    private readonly verificationMailService: VerificationMailService,
    private readonly termsInvitationService: TermsInvitationService,
  ) {}

  /** The address has an account already: its owner gets what helps them in. */
  async notifyOwner(known: Account): Promise<void> {
    if (known.passwordHash === null) await this.termsInvitationService.sendTermsInvitation(known);
    else if (!known.emailVerified) await this.verificationMailService.sendVerificationMail(known);
    else
      await this.mailQueueService.enqueueMail({
        to: known.email,
        template: registeredAgainMail(),
        key: `registered-again:${known.id}:${getTodayInRome()}`,
      });
  }

  /** The company has an account already: the back office hears of each applicant. */
  async notifyKnownCompany(
    { form: { email, businessName, vat } }: RegistrationData,
    owner: Account,
  ): Promise<void> {
    const day = getTodayInRome();
    const applicant = email ?? '';
    await this.mailQueueService.enqueueMail({
      to: applicant,
      template: companyCheckMail(businessName ?? ''),
      key: `company-check:${applicant.slice(0, 150)}:${day}`,
    });
    for (const operator of await this.accountsService.listBackOfficeEmails()) {
      const template = companyAlreadyRegisteredMail({
        accountId: owner.id,
        vat: vat ?? '',
        applicant,
      });
      await this.mailQueueService.enqueueMail({
        to: operator.email,
        template,
        key: `company-again:${owner.id}:${operator.id}:${hashApplicant(applicant)}:${day}`,
      });
    }
  }
}

/** Short, because a key has a length: the back office hears of each applicant once a day. */
const hashApplicant = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22);
