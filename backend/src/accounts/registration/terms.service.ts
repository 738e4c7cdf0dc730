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
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import type { Fields, ReceivedFile } from '../../documents/file-intake.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, parseWith } from '../../platform/http/index.js';
import { Passwords } from '../../platform/security/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import {
  requireAllFiles,
  parseUserField,
  throwIfFieldErrors,
  INVALID_DATA_MESSAGE,
} from './registration.service.js';

/** Completing an account the back office created: the link in the invitation is the permission. */
@Injectable()
export class TermsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly tokens: AccountTokensService,
    private readonly accounts: AccountsService,
    private readonly passwords: Passwords,
    private readonly files: AccountFilesService,
  ) {}

  async findTermsAccount(link: TermsLinkInput): Promise<TermsAccount> {
    const { email, businessName, sponsor, attorneyFirstName, attorneyLastName } =
      await this.requireInvitedAccount(link);
    return { email, businessName, sponsor, attorneyFirstName, attorneyLastName };
  }

  /** The whole account a link is for. @throws 400 */
  async requireInvitedAccount({ userId, token }: TermsLinkInput): Promise<Account> {
    const account =
      (await this.tokens.findTokenAccountId(token, 'terms')) === userId
        ? await this.accounts.findAccount(userId)
        : null;
    if (account === null) throw invalidTermsLinkError();
    return account;
  }

  /** @throws 400 naming every field, or for a link that does not hold */
  async parseTermsForm(fields: Fields): Promise<TermsForm & TermsLinkInput> {
    const given = parseWith(termsInput, parseUserField(fields), INVALID_DATA_MESSAGE);
    const account = await this.requireInvitedAccount(given);
    throwIfFieldErrors(checkTerms(given, todayInRome(), account));
    return given;
  }

  async completeAccount(
    fields: Fields,
    received: Partial<Record<(typeof TERMS_FILES)[number], ReceivedFile>>,
  ): Promise<void> {
    const { userId, token, ...given } = await this.parseTermsForm(fields);
    const files = requireAllFiles(TERMS_FILES, received);
    const { password: _, confirmPassword: __, ...kept } = normaliseTerms(given);
    const passwordHash = await this.passwords.hash(given.password ?? '');
    await this.unitOfWork.run(async () => {
      if ((await this.tokens.consumeToken(token, 'terms')) !== userId)
        throw invalidTermsLinkError();
      // The link came by e-mail: the address is confirmed with it.
      await this.accounts.updateAccount(userId, { ...kept, passwordHash, emailVerified: true });
      await this.files.storeAccountFiles(userId, files);
    });
  }
}

const invalidTermsLinkError = () =>
  badRequest(
    'Il collegamento non è valido, è scaduto o è già stato usato: chiedere all’assistenza di inviarne uno nuovo.',
    'link-invalid',
  );

const normaliseTerms = (form: TermsForm): TermsForm =>
  pick(normalRegistration({ ...emptyRegistration(), ...form }), TERMS_FIELDS);
