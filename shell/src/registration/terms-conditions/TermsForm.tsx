import {
  readData,
  toFormData,
  fetchWithProgress,
  type TermsAccountDto,
  type TermsLinkDto,
} from '@pratiche/api';
import { isBackOffice, pickFields, getTodayInRome, type FieldError } from '@pratiche/domain';
import {
  checkTerms,
  createEmptyRegistration,
  listTermsFields,
  listTermsFiles,
  TERMS_FIELDS,
} from '@pratiche/domain/accounts';
import { Button, errorText, useAlerts, useApi } from '@pratiche/ui';
import { setServerErrors, showAfterFilledBlur, useRulesForm } from '@pratiche/ui/form';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { checkRequiredFiles, NO_FILES, pickChosenFiles } from '../../account-form/account-files.js';
import {
  AccountFormContext,
  focusAccountField,
  type AccountFormValues,
} from '../../account-form/account-form-context.js';
import { useCommonPasswords } from '../../account-form/useCommonPasswords.js';
import { TermsAccessSection } from './TermsAccessSection.js';
import { TermsAttorneySection } from './TermsAttorneySection.js';
import { TermsConsentSection } from './TermsConsentSection.js';
import '../registration.css';
import { REGISTRATION_TEXTS } from '../texts.js';

const PASSWORD_FIELDS: readonly string[] = ['password', 'confirmPassword'];

const checkTermsForm = (values: AccountFormValues, account: TermsAccountDto): FieldError[] => [
  ...checkTerms(pickFields(values, TERMS_FIELDS), getTodayInRome(), account),
  ...checkRequiredFiles(values, listTermsFiles(account.role)),
];

/** The fields of a pre-created account that only its owner can fill in: of an operator, the password. */
export function TermsForm({ link, account }: { link: TermsLinkDto; account: TermsAccountDto }) {
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const form = useRulesForm<AccountFormValues>({
    defaultValues: {
      ...createEmptyRegistration(),
      ...NO_FILES,
      sponsor: account.sponsor,
      attorneyFirstName: account.attorneyFirstName,
      attorneyLastName: account.attorneyLastName,
    },
    rules: (values) => checkTermsForm(values, account),
  });
  const [sending, setSending] = useState<number | null>(null);
  useCommonPasswords();

  const isCompany = !isBackOffice(account.role);
  const values = form.watch();
  const mayProceed =
    (values.privacyAndConditionsAccepted || !isCompany) &&
    !checkTermsForm(values, account).some(({ field }) => PASSWORD_FIELDS.includes(field));

  async function submit(complete: AccountFormValues): Promise<void> {
    setSending(0);
    try {
      const user = { ...pickFields(complete, listTermsFields(account.role)), ...link };
      const files = pickChosenFiles(complete, listTermsFiles(account.role));
      const { message } = await readData(
        api.POST('/api/Accounts/update-terms-and-conds', {
          body: { user: JSON.stringify(user), ...files },
          bodySerializer: toFormData,
          fetch: fetchWithProgress((sent, total) => setSending(Math.floor((100 * sent) / total))),
        }),
      );
      alerts.success(message, { keepOnNavigation: true });
      void navigate('/login', { replace: true });
    } catch (error) {
      alerts.error(errorText(error));
      const refused = setServerErrors(form, error);
      setSending(null);
      if (refused !== null) focusAccountField(refused);
    }
  }

  function refuse(errors: FieldErrors<AccountFormValues>): void {
    const [first] = Object.keys(errors);
    if (mayProceed && first !== undefined) focusAccountField(first);
  }

  return (
    <AccountFormContext value={{ form, timingOf: () => showAfterFilledBlur }}>
      <form
        noValidate
        className="sh-reg-terms"
        onSubmit={(event) => {
          event.preventDefault();
          if (sending === null) void form.handleSubmit(submit, refuse)();
        }}
      >
        {isCompany && <TermsAttorneySection />}
        <TermsAccessSection asksSponsor={isCompany} />
        {isCompany && <TermsConsentSection link={link} />}
        <div className="sh-reg-step-actions">
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            disabled={!mayProceed}
            loading={sending !== null}
          >
            {REGISTRATION_TEXTS.confirmAccount}
          </Button>
        </div>
      </form>
    </AccountFormContext>
  );
}
