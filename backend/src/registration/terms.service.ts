import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { TermsAccount } from '@pratiche/api';
import { termsInput, type TermsLinkInput } from '@pratiche/api/schemas';
import {
  checkTerms,
  emptyRegistration,
  normalRegistration,
  pick,
  TERMS_FIELDS,
  TERMS_FILES,
  todayInRome,
  type TermsForm,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import type { Fields, ReceivedFile } from '../documents/file-intake.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, parseWith } from '../platform/http/index.js';
import { Passwords } from '../platform/security/index.js';
import { AccountFiles } from './account-files.js';
import { allOf, jsonOf, refuseIfAny, WRONG_DATA } from './registration.service.js';

/** Completing an account the back office created: the link in the invitation is the permission. */
@Injectable()
export class TermsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountsService,
    private readonly passwords: Passwords,
    private readonly files: AccountFiles,
  ) {}

  async accountOf(link: TermsLinkInput): Promise<TermsAccount> {
    const { email, businessName, sponsor, attorneyFirstName, attorneyLastName } =
      await this.whole(link);
    return { email, businessName, sponsor, attorneyFirstName, attorneyLastName };
  }

  /** The whole account a link is for. @throws 400 */
  async whole({ userId, token }: TermsLinkInput): Promise<Account> {
    const account =
      (await this.tokens.peek(token, 'terms')) === userId ? await this.accounts.find(userId) : null;
    if (account === null) throw invalidLink();
    return account;
  }

  /** @throws 400 naming every field, or for a link that does not hold */
  async check(fields: Fields): Promise<TermsForm & TermsLinkInput> {
    const given = parseWith(termsInput, jsonOf(fields), WRONG_DATA);
    const account = await this.whole(given);
    refuseIfAny(checkTerms(given, todayInRome(), account));
    return given;
  }

  async complete(
    fields: Fields,
    received: Partial<Record<(typeof TERMS_FILES)[number], ReceivedFile>>,
  ): Promise<void> {
    const { userId, token, ...given } = await this.check(fields);
    const files = allOf(TERMS_FILES, received);
    const { password: _, confirmPassword: __, ...kept } = normalTerms(given);
    const passwordHash = await this.passwords.hash(given.password ?? '');
    await this.unitOfWork.run(async () => {
      if ((await this.tokens.use(token, 'terms')) !== userId) throw invalidLink();
      // The link came by e-mail: the address is confirmed with it.
      await this.accounts.change(userId, { ...kept, passwordHash, emailVerified: true });
      await this.files.set(userId, files);
    });
  }
}

const invalidLink = () =>
  badRequest(
    'Il collegamento non è valido, è scaduto o è già stato usato: chiedere all’assistenza di inviarne uno nuovo.',
    'link-invalid',
  );

const normalTerms = (form: TermsForm): TermsForm =>
  pick(normalRegistration({ ...emptyRegistration(), ...form }), TERMS_FIELDS);
