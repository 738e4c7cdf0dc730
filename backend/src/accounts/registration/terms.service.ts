import { Injectable } from '@nestjs/common';
import {
  isBackOffice,
  pickFields,
  getTodayInRome,
  type Role,
  type TermsForm,
} from '@pratiche/domain';
import {
  checkTerms,
  createEmptyRegistration,
  listTermsFields,
  listTermsFiles,
  normalizeRegistration,
  TERMS_FILES,
} from '@pratiche/domain/accounts';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import type { MultipartFields, ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, notFound } from '../../platform/http/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { requireAllFiles, parseUserField, throwIfFieldErrors } from '../account-form.util.js';
import type { TermsAccountDto } from './dto/registration.dto.js';
import { type TermsLinkDto, TermsRequestDto } from './dto/terms-request.dto.js';
import { ServiceProviderPort } from './service-provider.port.js';
import { validateDto } from '../../platform/validation/index.js';

/** Completing an account the back office created: the link in the invitation is the permission. */
@Injectable()
export class TermsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accountFilesService: AccountFilesService,
    private readonly serviceProviderPort: ServiceProviderPort,
  ) {}

  async findTermsAccount(link: TermsLinkDto): Promise<TermsAccountDto> {
    return pickFields(await this.requireInvitedAccount(link), [
      'email',
      'role',
      'firstName',
      'lastName',
      'businessName',
      'sponsor',
      'attorneyFirstName',
      'attorneyLastName',
    ]);
  }

  /** The whole account a link is for. @throws 400 */
  async requireInvitedAccount({ userId, token }: TermsLinkDto): Promise<Account> {
    const account =
      (await this.accountTokensService.findTokenAccountId(token, 'terms')) === userId
        ? await this.accountsService.findAccount(userId)
        : null;
    if (account === null) throw invalidTermsLinkError();
    return account;
  }

  /** The company that accepts the conditions. @throws 400; 404 for an operator, who has none */
  async requireInvitedCompany(link: TermsLinkDto): Promise<Account> {
    const account = await this.requireInvitedAccount(link);
    if (isBackOffice(account.role))
      throw notFound('Questo account non ha condizioni da accettare.');
    return account;
  }

  /** @throws 400 naming every field, or for a link that does not hold */
  async parseTermsForm(
    fields: MultipartFields,
  ): Promise<{ given: TermsForm & TermsLinkDto; role: Role }> {
    const given = validateDto(TermsRequestDto, parseUserField(fields), {
      notObjectMessage: 'Devono essere i dati dell’account.',
    });
    const account = await this.requireInvitedAccount(given);
    throwIfFieldErrors(checkTerms(given, getTodayInRome(), account));
    return { given, role: account.role };
  }

  async completeAccount(
    fields: MultipartFields,
    received: Partial<Record<(typeof TERMS_FILES)[number], ReceivedFile>>,
  ): Promise<void> {
    const { given, role } = await this.parseTermsForm(fields);
    const { userId, token } = given;
    const files = requireOnlyFiles(listTermsFiles(role), received);
    const { password, confirmPassword: _, ...kept } = normaliseTerms(given, role);
    const passwordHash = await this.passwordHashingService.hashPassword(password ?? '');
    await this.unitOfWork.run(async () => {
      if ((await this.accountTokensService.consumeToken(token, 'terms')) !== userId)
        throw invalidTermsLinkError();
      // The link came by e-mail: the address is confirmed with it.
      await this.accountsService.updateAccount(userId, {
        ...kept,
        ...this.describeAcceptance(kept),
        passwordHash,
        emailVerified: true,
      });
      await this.accountFilesService.storeAccountFiles(userId, files);
    });
  }

  /** Which text was accepted, and when: nothing is signed here. */
  private describeAcceptance({
    privacyAndConditionsAccepted,
  }: Partial<TermsForm>): Pick<Account, 'termsEdition' | 'termsAccepted'> | null {
    return privacyAndConditionsAccepted === true
      ? {
          termsEdition: this.serviceProviderPort.getContractTerms().texts.edition,
          termsAccepted: new Date(),
        }
      : null;
  }
}

const invalidTermsLinkError = () =>
  badRequest(
    'Il link non è valido, è scaduto o è già stato usato: chiedi all’assistenza di inviartene uno nuovo.',
    'link-invalid',
  );

const normaliseTerms = (form: TermsForm, role: Role): Partial<TermsForm> =>
  pickFields(
    normalizeRegistration({ ...createEmptyRegistration(), ...form }),
    listTermsFields(role),
  );

type TermsFile = (typeof TERMS_FILES)[number];

/** @throws 400 naming the files that are missing, or that this account does not need */
function requireOnlyFiles(
  names: readonly TermsFile[],
  received: Partial<Record<TermsFile, ReceivedFile>>,
): Partial<Record<TermsFile, ReceivedFile>> {
  throwIfFieldErrors(
    TERMS_FILES.filter((name) => !names.includes(name) && received[name] !== undefined).map(
      (field) => ({ field, message: 'Questo account non ha bisogno del documento.' }),
    ),
  );
  return requireAllFiles(names, received);
}
