import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../platform/jobs/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { AccountFiles } from './account-files.js';
import { companyAgainMail, companyCheckMail } from './mail/company-check.js';
import { registeredAgainMail } from './mail/registered-again.js';
import { RegistrationRequest } from './registration-request.entity.js';
import { REGISTRATION_JOB } from './registration.service.js';
import type { RegistrationData } from './registration-data.js';
import { TermsInvitations } from './terms-invitations.js';
import { takeTurn } from './turn.js';
import { VerificationMails } from './verification-mails.js';

/**
 * Decides about one registration: a new account, or a word to those it concerns. Everything is one transaction that
 * also removes the request, so that running twice does nothing more.
 */
@Injectable()
@JobHandler(REGISTRATION_JOB)
export class RegistrationJob implements HandlesJob<{ requestId: number }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly tokens: AccountTokens,
    private readonly files: AccountFiles,
    private readonly mail: MailQueue,
    private readonly verification: VerificationMails,
    private readonly invitations: TermsInvitations,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ requestId }: { requestId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      await takeTurn(this.manager);
      const request = await this.manager.findOneBy(RegistrationRequest, { id: requestId });
      if (request === null) return;
      const data = JSON.parse(request.data) as RegistrationData;
      if (!(await this.open(data)))
        await this.files.drop(Object.values(data.files).map(({ storageKey }) => storageKey));
      await this.manager.delete(RegistrationRequest, { id: requestId });
    });
  }

  /** @returns whether the account was opened; otherwise whoever it concerns was told */
  private async open(data: RegistrationData): Promise<boolean> {
    const {
      form: { email, vat },
    } = data;
    const known = await this.accounts.findByEmail(email ?? '');
    if (known !== null && !(await this.isStale(known))) {
      await this.tellOwner(known);
      return false;
    }
    for (const other of await this.accounts.ofCompany(vat ?? '')) {
      if (other.id === known?.id || (await this.isStale(other))) continue;
      await this.tellAboutCompany(data, other);
      return false;
    }
    await this.write(data, known);
    return true;
  }

  private async write(
    { form, passwordHash, files }: RegistrationData,
    stale: Account | null,
  ): Promise<void> {
    const change = { ...form, email: form.email ?? '', passwordHash };
    const created = new Date();
    if (stale !== null) await this.accounts.change(stale.id, { ...change, created });
    const account =
      stale === null ? await this.accounts.create({ ...change, role: 'User' }) : { id: stale.id };
    await this.files.set(account.id, files);
    await this.verification.send({ ...change, id: account.id, created });
  }

  /** A registration nobody confirmed in time holds neither its address nor its company: anybody could have typed them. */
  private async isStale({ id, emailVerified, passwordHash }: Account): Promise<boolean> {
    return (
      !emailVerified && passwordHash !== null && (await this.tokens.live(id, 'verify-email')) === 0
    );
  }

  private async tellOwner(known: Account): Promise<void> {
    if (known.passwordHash === null) await this.invitations.send(known);
    else if (!known.emailVerified) await this.verification.send(known);
    else
      await this.mail.add({
        to: known.email,
        template: registeredAgainMail(),
        key: `registered-again:${known.id}:${todayInRome()}`,
      });
  }

  private async tellAboutCompany(
    { form: { email, businessName, vat } }: RegistrationData,
    owner: Account,
  ): Promise<void> {
    const day = todayInRome();
    const applicant = email ?? '';
    await this.mail.add({
      to: applicant,
      template: companyCheckMail(businessName ?? ''),
      key: `company-check:${applicant.slice(0, 150)}:${day}`,
    });
    for (const clerk of await this.accounts.backOfficeEmails()) {
      const template = companyAgainMail({ accountId: owner.id, vat: vat ?? '', applicant });
      await this.mail.add({
        to: clerk.email,
        template,
        key: `company-again:${owner.id}:${clerk.id}:${day}`,
      });
    }
  }
}
