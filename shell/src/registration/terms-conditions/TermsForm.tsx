import {
  readData,
  toFormData,
  fetchWithProgress,
  type TermsAccountDto,
  type TermsLinkDto,
  readDownload,
} from '@pratiche/api';
import { isBackOffice, pickFields, getTodayInRome, type FieldError } from '@pratiche/domain';
import {
  checkTerms,
  createEmptyRegistration,
  listTermsFields,
  listTermsFiles,
  TERMS_FIELDS,
  PASSWORD_HELP,
  REGISTRATION_FILE_LABELS,
  TERMS_FILES,
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
import {
  AccountPasswordField,
  AccountTextField,
  AccountConsentField,
} from '../../account-form/AccountFields.js';
import { AccountFormFileField } from '../../account-form/AccountFileField.js';
import { IdDocumentFields } from '../../account-form/IdDocumentFields.js';
import { PaperDownloadButton } from '../../account-form/PaperDownloadButton.js';
import { ACCOUNT_TEXTS } from '../../account-form/texts.js';
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

/** The password to log in with from now on. */
function TermsAccessSection({ asksSponsor }: { asksSponsor: boolean }) {
  return (
    <section className="sh-reg-contract">
      <h2>{REGISTRATION_TEXTS.access}</h2>
      <div className="sh-reg-fields">
        <AccountPasswordField name="password" label={ACCOUNT_TEXTS.password} help={PASSWORD_HELP} />
        <AccountPasswordField name="confirmPassword" label={ACCOUNT_TEXTS.repeatPassword} />
        {asksSponsor && (
          <AccountTextField
            name="sponsor"
            label={REGISTRATION_TEXTS.sponsor}
            required={false}
            help={REGISTRATION_TEXTS.sponsorHelp}
          />
        )}
      </div>
    </section>
  );
}

/** The legal representative, with the files that identify the company and the person. */
function TermsAttorneySection() {
  return (
    <section className="sh-reg-contract">
      <h2>{ACCOUNT_TEXTS.attorney}</h2>
      <div className="sh-reg-fields">
        <AccountTextField name="attorneyFirstName" label={ACCOUNT_TEXTS.firstName} />
        <AccountTextField name="attorneyLastName" label={ACCOUNT_TEXTS.lastName} />
        <IdDocumentFields />
      </div>
      {TERMS_FILES.map((name) => (
        <AccountFormFileField key={name} name={name} label={REGISTRATION_FILE_LABELS[name]} />
      ))}
    </section>
  );
}

/** The conditions to read and to accept. */
function TermsConsentSection({ link }: { link: TermsLinkDto }) {
  const api = useApi();
  return (
    <section className="sh-reg-contract">
      <h2>{REGISTRATION_TEXTS.conditions}</h2>
      <PaperDownloadButton
        read={() =>
          readDownload(api.POST('/api/Accounts/download-terms', { body: link, parseAs: 'blob' }))
        }
        failure={REGISTRATION_TEXTS.conditionsFailed}
        preview={REGISTRATION_TEXTS.conditionsPreview}
      >
        {REGISTRATION_TEXTS.downloadConditions}
      </PaperDownloadButton>
      <AccountConsentField
        label={REGISTRATION_TEXTS.conditionsConsent}
        notice={REGISTRATION_TEXTS.privacyNotice}
      />
    </section>
  );
}
