import type { AccountDetailDto } from '@pratiche/api';
import { Button, TextField } from '@pratiche/ui';
import { PHONE_HELP } from '@pratiche/domain';
import { PROFILE_FILES, REGISTRATION_FILE_LABELS, LEGAL_FORMS } from '@pratiche/domain/accounts';
import { AccountFormContext } from '../account-form/account-form-context.js';
import { PROFILE_TEXTS } from './texts.js';
import { useProfileForm } from './useProfileForm.js';
import { AccountTextField, AccountSelectField } from '../account-form/AccountFields.js';
import { AccountFormFileField } from '../account-form/AccountFileField.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { AttorneyTaxCodeField } from '../account-form/AttorneyTaxCodeField.js';
import { IdDocumentFields } from '../account-form/IdDocumentFields.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';

interface ProfileFormProps {
  account: AccountDetailDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** The profile to change; what only the back office changes is shown, greyed out. */
export function ProfileForm({ account, onSaved, onCancel }: ProfileFormProps) {
  const {
    account: form,
    submit,
    cancel,
    busy,
    wasFound,
  } = useProfileForm(account, onSaved, onCancel);
  return (
    <AccountFormContext value={form}>
      <form
        noValidate
        className="sh-profile-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        {wasFound && (
          <p role="status" className="sh-notice">
            {PROFILE_TEXTS.editsFound}
          </p>
        )}
        <p className="pr-muted">{PROFILE_TEXTS.fixedData}</p>
        <AccountSection account={account} />
        <CompanySection account={account} />
        <AttorneySection />
        <div className="sh-profile-actions">
          <Button onClick={() => void cancel()} disabled={busy}>
            {PROFILE_TEXTS.cancel}
          </Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {PROFILE_TEXTS.save}
          </Button>
        </div>
      </form>
    </AccountFormContext>
  );
}

function AccountSection({ account }: { account: AccountDetailDto }) {
  return (
    <section className="pr-card">
      <h2>{PROFILE_TEXTS.account}</h2>
      <div className="sh-reg-fields">
        <AccountTextField
          name="firstName"
          label={ACCOUNT_TEXTS.firstName}
          autoComplete="given-name"
        />
        <AccountTextField
          name="lastName"
          label={ACCOUNT_TEXTS.lastName}
          autoComplete="family-name"
        />
        <ReadOnlyField id="email" label={PROFILE_TEXTS.email} value={account.email} />
        <AccountTextField
          name="phone"
          label={ACCOUNT_TEXTS.phone}
          type="tel"
          autoComplete="tel-national"
          help={PHONE_HELP}
        />
        <AccountTextField name="sponsor" label={PROFILE_TEXTS.sponsor} required={false} />
      </div>
    </section>
  );
}

/** The legal representative, with the files that identify the company and the person. */
function AttorneySection() {
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_TEXTS.attorney}</h2>
      <div className="sh-reg-fields">
        <AccountTextField name="attorneyFirstName" label={ACCOUNT_TEXTS.firstName} />
        <AccountTextField name="attorneyLastName" label={ACCOUNT_TEXTS.lastName} />
        <AttorneyTaxCodeField />
        <AddressFields of="attorney" />
        <IdDocumentFields />
      </div>
      <p className="pr-muted">{PROFILE_TEXTS.newDocuments}</p>
      <div className="sh-profile-files">
        {PROFILE_FILES.map((name) => (
          <AccountFormFileField
            key={name}
            name={name}
            label={REGISTRATION_FILE_LABELS[name]}
            required={false}
          />
        ))}
      </div>
    </section>
  );
}

function CompanySection({ account }: { account: AccountDetailDto }) {
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_TEXTS.company}</h2>
      <div className="sh-reg-fields">
        <ReadOnlyField
          id="businessName"
          label={ACCOUNT_TEXTS.businessName}
          value={account.businessName}
        />
        <AccountSelectField
          name="legalForm"
          label={ACCOUNT_TEXTS.legalForm}
          choices={LEGAL_FORMS}
        />
        <ReadOnlyField id="vat" label={ACCOUNT_TEXTS.vat} value={account.vat} />
        <AccountTextField
          name="sSNCompany"
          label={ACCOUNT_TEXTS.taxCode}
          uppercase
          help={ACCOUNT_TEXTS.companyTaxCodeHelp}
        />
        <AccountTextField
          name="street"
          label={ACCOUNT_TEXTS.street}
          autoComplete="street-address"
        />
        <AddressFields of="company" />
        <AccountTextField name="pec" label={ACCOUNT_TEXTS.pec} type="email" required={false} />
        <AccountTextField
          name="uniqueCode"
          label={ACCOUNT_TEXTS.uniqueCode}
          uppercase
          required={false}
          help={ACCOUNT_TEXTS.uniqueCodeHelp}
        />
      </div>
    </section>
  );
}

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string | null;
}

/** A value that only the back office changes. */
function ReadOnlyField({ id, label, value }: ReadOnlyFieldProps) {
  return (
    <TextField id={`acc-${id}`} label={label} value={value} disabled onChange={() => undefined} />
  );
}
