import { Injectable } from '@nestjs/common';
import type { TermsAccount } from '@pratiche/api';
import { termsInput, type TermsLinkInput } from '@pratiche/api/schemas';
import {
  checkTerms,
  createEmptyRegistration,
  normalizeRegistration,
  pickFields,
  TERMS_FIELDS,
  TERMS_FILES,
  getTodayInRome,
  type TermsForm,
} from '@pratiche/domain';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import type { MultipartFields, ReceivedFile } from '../../platform/files/file-intake.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, parseWith } from '../../platform/http/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import {
  requireAllFiles,
  parseUserField,
  throwIfFieldErrors,
  INVALID_DATA_MESSAGE,
} from '../account-form.util.js';

/** Completing an account the back office created: the link in the invitation is the permission. */
@Injectable()
export class TermsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accountFilesService: AccountFilesService,
  ) {}

  async findTermsAccount(link: TermsLinkInput): Promise<TermsAccount> {
    const { email, businessName, sponsor, attorneyFirstName, attorneyLastName } =
      await this.requireInvitedAccount(link);
    return { email, businessName, sponsor, attorneyFirstName, attorneyLastName };
  }

  /** The whole account a link is for. @throws 400 */
  async requireInvitedAccount({ userId, token }: TermsLinkInput): Promise<Account> {
    const account =
      (await this.accountTokensService.findTokenAccountId(token, 'terms')) === userId
        ? await this.accountsService.findAccount(userId)
        : null;
    if (account === null) throw invalidTermsLinkError();
    return account;
  }

  /** @throws 400 naming every field, or for a link that does not hold */
  async parseTermsForm(fields: MultipartFields): Promise<TermsForm & TermsLinkInput> {
    const given = parseWith(termsInput, parseUserField(fields), INVALID_DATA_MESSAGE);
    const account = await this.requireInvitedAccount(given);
    throwIfFieldErrors(checkTerms(given, getTodayInRome(), account));
    return given;
  }

  async completeAccount(
    fields: MultipartFields,
    received: Partial<Record<(typeof TERMS_FILES)[number], ReceivedFile>>,
  ): Promise<void> {
    const { userId, token, ...given } = await this.parseTermsForm(fields);
    const files = requireAllFiles(TERMS_FILES, received);
    const { password: _, confirmPassword: __, ...kept } = normaliseTerms(given);
    const passwordHash = await this.passwordHashingService.hashPassword(given.password ?? '');
    await this.unitOfWork.run(async () => {
      if ((await this.accountTokensService.consumeToken(token, 'terms')) !== userId)
        throw invalidTermsLinkError();
      // The link came by e-mail: the address is confirmed with it.
      await this.accountsService.updateAccount(userId, {
        ...kept,
        passwordHash,
        emailVerified: true,
      });
      await this.accountFilesService.storeAccountFiles(userId, files);
    });
  }
}

const invalidTermsLinkError = () =>
  badRequest(
    'Il collegamento non è valido, è scaduto o è già stato usato: chiedere all’assistenza di inviarne uno nuovo.',
    'link-invalid',
  );

const normaliseTerms = (form: TermsForm): TermsForm =>
  pickFields(normalizeRegistration({ ...createEmptyRegistration(), ...form }), TERMS_FIELDS);
