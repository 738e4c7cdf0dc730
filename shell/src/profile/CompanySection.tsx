import type { AccountDetailDto } from '@pratiche/api';
import { LEGAL_FORMS } from '@pratiche/domain/accounts';
import { AccountSelectField, AccountTextField } from '../account-form/AccountFields.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { ReadOnlyField } from './ReadOnlyField.js';

export function CompanySection({ account }: { account: AccountDetailDto }) {
  return (
    <section className="pr-card">
      <h2>Azienda</h2>
      <div className="sh-reg-fields">
        <ReadOnlyField id="businessName" label="Ragione sociale" value={account.businessName} />
        <AccountSelectField name="legalForm" label="Forma giuridica" choices={LEGAL_FORMS} />
        <ReadOnlyField id="vat" label="Partita IVA" value={account.vat} />
        <AccountTextField
          name="sSNCompany"
          label="Codice fiscale"
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
          uppercase
          required={false}
          help="7 caratteri. Serve il codice univoco oppure la PEC."
        />
      </div>
    </section>
  );
}
