import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { companyAlreadyRegisteredMail, companyCheckMail } from './mail/company-check.mail.js';
import { registeredAgainMail } from './mail/registered-again.mail.js';
import { RegistrationRequest } from './registration-request.entity.js';
import { REGISTRATION_JOB } from './registration.service.js';
import type { RegistrationData } from './registration-data.types.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { acquireRegistrationLock } from './registration-lock.util.js';
import { VerificationMailService } from './verification-mail.service.js';

/**
 * Decides about one registration: a new account, or a word to those it concerns. Everything is one transaction that
 * also removes the request, so that running twice does nothing more.
 */
@Injectable()
@JobProcessor(REGISTRATION_JOB)
export class RegistrationProcessor implements JobHandler<{ requestId: number }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountFilesService: AccountFilesService,
    private readonly mailQueueService: MailQueueService,
    private readonly verificationMailService: VerificationMailService,
    private readonly termsInvitationService: TermsInvitationService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ requestId }: { requestId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      await acquireRegistrationLock(this.manager);
      const request = await this.manager.findOneBy(RegistrationRequest, { id: requestId });
      if (request === null) return;
      const data = JSON.parse(request.data) as RegistrationData;
      if (!(await this.openAccountOrNotify(data)))
        await this.accountFilesService.scheduleBytesDeletion(
          Object.values(data.files).map(({ storageKey }) => storageKey),
        );
      await this.manager.delete(RegistrationRequest, { id: requestId });
    });
  }

  /** @returns whether the account was opened; otherwise whoever it concerns was told */
  private async openAccountOrNotify(data: RegistrationData): Promise<boolean> {
    const {
      form: { email, vat },
    } = data;
    const known = await this.accountsService.findAccountByEmail(email ?? '');
    if (known !== null && !(await this.isExpiredRegistration(known))) {
      await this.notifyOwner(known);
      return false;
    }
    for (const other of await this.accountsService.listAccountsByVat(vat ?? '')) {
      if (other.id === known?.id || (await this.isExpiredRegistration(other))) continue;
      await this.notifyKnownCompany(data, other);
      return false;
    }
    await this.saveAccount(data, known);
    return true;
  }

  private async saveAccount(
    { form, passwordHash, files }: RegistrationData,
    stale: Account | null,
  ): Promise<void> {
    const change = { ...form, email: form.email ?? '', passwordHash };
    const created = new Date();
    if (stale !== null) await this.accountsService.updateAccount(stale.id, { ...change, created });
    const account =
      stale === null
        ? await this.accountsService.createAccount({ ...change, role: 'User' })
        : { id: stale.id };
    await this.accountFilesService.storeAccountFiles(account.id, files);
    await this.verificationMailService.sendVerificationMail({ ...change, id: account.id, created });
  }

  /** A registration nobody confirmed in time holds neither its address nor its company: anybody could have typed them. */
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

  private async notifyOwner(known: Account): Promise<void> {
    if (known.passwordHash === null) await this.termsInvitationService.sendTermsInvitation(known);
    else if (!known.emailVerified) await this.verificationMailService.sendVerificationMail(known);
    else
      await this.mailQueueService.enqueueMail({
        to: known.email,
        template: registeredAgainMail(),
        key: `registered-again:${known.id}:${getTodayInRome()}`,
      });
  }

  private async notifyKnownCompany(
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
    for (const clerk of await this.accountsService.listBackOfficeEmails()) {
      const template = companyAlreadyRegisteredMail({
        accountId: owner.id,
        vat: vat ?? '',
        applicant,
      });
      await this.mailQueueService.enqueueMail({
        to: clerk.email,
        template,
        key: `company-again:${owner.id}:${clerk.id}:${day}`,
      });
    }
  }
}
