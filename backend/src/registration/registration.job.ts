import { Injectable } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import type { EntityManager } from 'typeorm';
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
  ) {}

  async handle({ requestId }: { requestId: number }): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await takeTurn(manager);
      const request = await manager.findOneBy(RegistrationRequest, { id: requestId });
      if (request === null) return;
      const data = JSON.parse(request.data) as RegistrationData;
      if (!(await this.open(manager, data)))
        await this.files.drop(
          manager,
          Object.values(data.files).map(({ storageKey }) => storageKey),
        );
      await manager.delete(RegistrationRequest, { id: requestId });
    });
  }

  /** @returns whether the account was opened; otherwise whoever it concerns was told */
  private async open(manager: EntityManager, data: RegistrationData): Promise<boolean> {
    const {
      form: { email, vat },
    } = data;
    const known = await this.accounts.findByEmail(email ?? '', manager);
    if (known !== null && !(await this.isStale(manager, known))) {
      await this.tellOwner(manager, known);
      return false;
    }
    for (const other of await this.accounts.ofCompany(vat ?? '', manager)) {
      if (other.id === known?.id || (await this.isStale(manager, other))) continue;
      await this.tellAboutCompany(manager, data, other);
      return false;
    }
    await this.write(manager, data, known);
    return true;
  }

  private async write(
    manager: EntityManager,
    { form, passwordHash, files }: RegistrationData,
    stale: Account | null,
  ): Promise<void> {
    const change = { ...form, email: form.email ?? '', passwordHash };
    const created = new Date();
    if (stale !== null) await this.accounts.change(manager, stale.id, { ...change, created });
    const account =
      stale === null
        ? await this.accounts.create(manager, { ...change, role: 'User' })
        : { id: stale.id };
    await this.files.set(manager, account.id, files);
    await this.verification.send(manager, { ...change, id: account.id, created });
  }

  /** A registration nobody confirmed in time holds neither its address nor its company: anybody could have typed them. */
  private async isStale(
    manager: EntityManager,
    { id, emailVerified, passwordHash }: Account,
  ): Promise<boolean> {
    return (
      !emailVerified &&
      passwordHash !== null &&
      (await this.tokens.live(manager, id, 'verify-email')) === 0
    );
  }

  private async tellOwner(manager: EntityManager, known: Account): Promise<void> {
    if (known.passwordHash === null) await this.invitations.send(manager, known);
    else if (!known.emailVerified) await this.verification.send(manager, known);
    else
      await this.mail.add(manager, {
        to: known.email,
        template: registeredAgainMail(),
        key: `registered-again:${known.id}:${todayInRome()}`,
      });
  }

  private async tellAboutCompany(
    manager: EntityManager,
    { form: { email, businessName, vat } }: RegistrationData,
    owner: Account,
  ): Promise<void> {
    const day = todayInRome();
    const applicant = email ?? '';
    await this.mail.add(manager, {
      to: applicant,
      template: companyCheckMail(businessName ?? ''),
      key: `company-check:${applicant.slice(0, 150)}:${day}`,
    });
    for (const clerk of await this.accounts.backOfficeEmails(manager)) {
      const template = companyAgainMail({ accountId: owner.id, vat: vat ?? '', applicant });
      await this.mail.add(manager, {
        to: clerk.email,
        template,
        key: `company-again:${owner.id}:${clerk.id}:${day}`,
      });
    }
  }
}
