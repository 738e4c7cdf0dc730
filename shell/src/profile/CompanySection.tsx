import type { AccountDetailDto } from '@pratiche/api';
import { LEGAL_FORMS } from '@pratiche/domain/accounts';
import { AccountSelectField, AccountTextField } from '../account-form/AccountFields.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { ReadOnlyField } from './ReadOnlyField.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';

export function CompanySection({ account }: { account: AccountDetailDto }) {
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
