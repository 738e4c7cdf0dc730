import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type Precreated } from '@pratiche/api';
import type { Precreation } from '@pratiche/api/schemas';
import {
  checkRegistrationFields,
  createEmptyRegistration,
  normalizeRegistration,
  type RegistrationForm,
} from '@pratiche/domain';
import { PRECREATION_FIELDS } from '@pratiche/api/schemas';
import { AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { throwIfFieldErrors } from '../account-form.util.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';

/** Fields needed to identify the owner of the account. */
const REQUIRED_FIELDS: readonly (keyof RegistrationForm)[] = ['email', 'businessName', 'vat'];

/** Accounts the back office creates for a company, which completes them by a link. */
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
   * @throws 409 when the address already has an account, or when a fitter with this VAT number
   * exists and a second account is not confirmed
   */
  async precreateAccount(
    caller: CurrentCaller,
    { role, isContractVerified, isKnownCompany, ...given }: Precreation,
  ): Promise<Precreated> {
    const form = normalizeRegistration({ ...createEmptyRegistration(), ...given });
    const filled = PRECREATION_FIELDS.filter(
      (field) => REQUIRED_FIELDS.includes(field) || form[field] !== null,
    );
    throwIfFieldErrors(
      checkRegistrationFields(form, filled, null).filter(
        ({ field }) => field !== 'uniqueCode' || form.uniqueCode !== null,
      ),
    );
    const { password: _, confirmPassword: __, privacyAndConditionsAccepted: ___, ...kept } = form;
    const email = form.email ?? '';
    return this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const known = await this.accountsService.findAccountByEmail(email);
      if (known !== null && (known.passwordHash !== null || known.emailVerified))
        throw conflict('Questo indirizzo e-mail appartiene già a un account.', 'email-taken');
      if (known === null && role === 'User' && !isKnownCompany)
        await this.assertUnknownCompany(form.vat ?? '');
      const account =
        known ??
        (await this.accountsService.createAccount({
          ...kept,
          email,
          role,
          passwordHash: null,
          contractVerified: isContractVerified,
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
