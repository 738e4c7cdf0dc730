import { PROFILE_FILES, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { AccountFormFileField } from '../account-form/AccountFileField.js';
import { AccountTextField } from '../account-form/AccountFields.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { AttorneyTaxCodeField } from '../account-form/AttorneyTaxCodeField.js';
import { IdDocumentFields } from '../account-form/IdDocumentFields.js';
import { PROFILE_TEXTS } from './texts.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';

/** The legal representative, with the files that identify the company and the person. */
export function AttorneySection() {
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
