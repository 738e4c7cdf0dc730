import { REGISTRATION_FILE_LABELS, TERMS_FILES } from '@pratiche/domain/accounts';
import { AccountFormFileField } from '../../account-form/AccountFileField.js';
import { AccountTextField } from '../../account-form/AccountFields.js';
import { IdDocumentFields } from '../../account-form/IdDocumentFields.js';
import { ACCOUNT_TEXTS } from '../../account-form/texts.js';

/** The legal representative, with the files that identify the company and the person. */
export function TermsAttorneySection() {
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
