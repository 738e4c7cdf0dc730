import type { AccountDetail } from '@pratiche/api';
import { LEGAL_FORMS, PROFILE_FILES, REGISTRATION_FILE_LABELS } from '@pratiche/domain';
import { Button, TextField } from '@pratiche/ui';
import { AccountSelectField, AccountTextField } from '../account-form/AccountFields.js';
import { AttorneyTaxCodeField } from '../account-form/AttorneyTaxCodeField.js';
import { AccountFormFileField } from '../account-form/AccountFileField.js';
import { AccountFormContext } from '../account-form/account-form-context.js';
import { IdDocumentFields } from '../account-form/IdDocumentFields.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { useProfileForm } from './useProfileForm.js';

interface ProfileFormProps {
  account: AccountDetail;
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
            Sono state ritrovate modifiche non salvate: si possono completare o annullare.
          </p>
        )}
        <p className="pr-muted">
          Ragione sociale, partita IVA ed email si modificano solo contattando l’assistenza.
        </p>
        <section className="pr-card">
          <h2>Account</h2>
          <div className="sh-reg-fields">
            <AccountTextField name="firstName" label="Nome" autoComplete="given-name" />
            <AccountTextField name="lastName" label="Cognome" autoComplete="family-name" />
            <ReadOnlyField id="email" label="Email" value={account.email} />
            <AccountTextField
              name="phone"
              label="Telefono"
              type="tel"
              autoComplete="tel-national"
              help="10 cifre, senza spazi e senza prefisso internazionale."
            />
            <AccountTextField name="sponsor" label="Sponsor" required={false} />
          </div>
        </section>
        <section className="pr-card">
          <h2>Azienda</h2>
          <div className="sh-reg-fields">
            <ReadOnlyField id="businessName" label="Ragione sociale" value={account.businessName} />
            <AccountSelectField name="legalForm" label="Forma giuridica" choices={LEGAL_FORMS} />
            <ReadOnlyField id="vat" label="Partita IVA" value={account.vat} />
            <AccountTextField
              name="sSNCompany"
              label="Codice fiscale"
              maxLength={16}
              uppercase
              help="11 cifre per le società, 16 caratteri per le ditte individuali."
            />
            <AccountTextField
              name="street"
              label="Indirizzo e numero civico"
              autoComplete="street-address"
            />
            <AddressFields of="company" />
            <AccountTextField name="pec" label="PEC" type="email" required={false} />
            <AccountTextField
              name="uniqueCode"
              label="Codice univoco"
              maxLength={10}
              uppercase
              required={false}
              help="7 caratteri. Serve il codice univoco oppure la PEC."
            />
          </div>
        </section>
        <section className="pr-card">
          <h2>Legale rappresentante</h2>
          <div className="sh-reg-fields">
            <AccountTextField name="attorneyFirstName" label="Nome" />
            <AccountTextField name="attorneyLastName" label="Cognome" />
            <AttorneyTaxCodeField />
            <AddressFields of="attorney" />
            <IdDocumentFields />
          </div>
          <p className="pr-muted">
            Un documento nuovo sostituisce quello caricato: PDF, foto JPEG, PNG o HEIC, ZIP o P7M,
            ciascuno di meno di 40 MB.
          </p>
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
        <div className="sh-profile-actions">
          <Button onClick={() => void cancel()} disabled={busy}>
            Annulla
          </Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Salva
          </Button>
        </div>
      </form>
    </AccountFormContext>
  );
}

function ReadOnlyField({ id, label, value }: { id: string; label: string; value: string | null }) {
  return (
    <TextField id={`acc-${id}`} label={label} value={value} disabled onChange={() => undefined} />
  );
}
