import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import {
  isBackOffice,
  listPrecreationRoles,
  pickFields,
  type PrecreationRole,
} from '@pratiche/domain';
import {
  checkRegistrationFields,
  createEmptyRegistration,
  listRequiredPrecreationFields,
  normalizeRegistration,
  OPERATOR_FIELDS,
  PRECREATION_FIELDS,
} from '@pratiche/domain/accounts';
import { AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict, forbidden } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { throwIfFieldErrors } from '../account-form.util.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import type { PrecreatedDto } from './dto/registration.dto.js';
import type { PrecreationDto } from './dto/back-office-request.dto.js';

/** Accounts the back office creates for a company or an operator, who completes them by a link. */
@Injectable()
export class PrecreationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly termsInvitationService: TermsInvitationService,
    private readonly auditLogService: AuditLogService,
    private readonly registrationLockRepository: RegistrationLockRepository,
  ) {}

  /**
   * Creates the account and sends its link; for an account that is not completed yet, only sends
   * another link.
   * @throws 403 when the caller may not give this role; 409 when the address already has an
   * account, or when a fitter with this VAT number exists and a second account is not confirmed
   */
  async precreateAccount(
    caller: CurrentCaller,
    { role, isContractVerified, isKnownCompany, ...given }: PrecreationDto,
  ): Promise<PrecreatedDto> {
    if (!listPrecreationRoles(caller.role).includes(role))
      throw forbidden('Solo un SuperAdmin può creare un account del back office.');
    const kept = normalizePrecreation(role, given);
    const email = kept.email ?? '';
    return this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const known = await this.accountsService.findAccountByEmail(email);
      if (known !== null && (known.passwordHash !== null || known.emailVerified))
        throw conflict('Questo indirizzo e-mail appartiene già a un account.', 'email-taken');
      if (known !== null && known.role !== role && [known.role, role].some(isBackOffice))
        throw conflict(
          'Questo indirizzo e-mail appartiene già a un account con un altro ruolo, ancora da completare.',
          'email-taken',
        );
      if (known === null && role === 'User' && !isKnownCompany)
        await this.assertUnknownCompany(kept.vat ?? '');
      const account =
        known ??
        (await this.accountsService.createAccount({
          ...kept,
          email,
          role,
          passwordHash: null,
          // An operator has no contract that could wait to be verified.
          contractVerified: isBackOffice(role) || isContractVerified,
        }));
      if (known === null)
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'account-precreation',
          subject: { kind: 'account', id: account.id },
          details: { role, isContractVerified },
        });
      await this.termsInvitationService.sendTermsInvitation(account, Infinity);
      return { id: account.id, email };
    });
  }

  /**
   * Names the existing account, because the caller is the back office. A buyer shares its company's
   * VAT number on purpose.
   */
  private async assertUnknownCompany(vat: string): Promise<void> {
    const [first] = (await this.accountsService.listAccountsByVat(vat)).filter(
      ({ role, deleted }) => role === 'User' && deleted === null,
    );
    if (first === undefined) return;
    const message = `Questa partita IVA appartiene già all’account n. ${first.id} (${first.businessName ?? first.email}).`;
    throw conflict(
      `${message} Se serve davvero un secondo account, confermarlo.`,
      PROBLEM_CODES.companyKnown,
      { errors: [{ field: 'vat', message }] },
    );
  }
}

/** @throws 400 naming every field */
function normalizePrecreation(
  role: PrecreationRole,
  given: Pick<PrecreationDto, (typeof PRECREATION_FIELDS)[number]>,
) {
  const fields = isBackOffice(role) ? OPERATOR_FIELDS : PRECREATION_FIELDS;
  const form = normalizeRegistration({
    ...createEmptyRegistration(),
    ...pickFields(given, fields),
  });
  const required = listRequiredPrecreationFields(role);
  const filled = fields.filter((field) => required.includes(field) || form[field] !== null);
  throwIfFieldErrors(
    checkRegistrationFields(form, filled, null).filter(
      ({ field }) => field !== 'uniqueCode' || form.uniqueCode !== null,
    ),
  );
  const { password: _, confirmPassword: __, privacyAndConditionsAccepted: ___, ...kept } = form;
  return kept;
}
