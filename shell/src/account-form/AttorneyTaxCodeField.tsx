import { listAttorneyTaxCodeWarnings } from '@pratiche/domain/accounts';
import { AccountTextField } from './AccountFields.js';
import { useAccountForm } from './account-form-context.js';
import { ACCOUNT_TEXTS } from './texts.js';

/**
 * The legal representative's tax code; a code that does not match the name shows a warning and does
 * not block the form.
 */
export function AttorneyTaxCodeField() {
  const values = useAccountForm().watch();
  return (
    <AccountTextField
      name="attorneySSN"
      label={ACCOUNT_TEXTS.taxCode}
      uppercase
      help={ACCOUNT_TEXTS.taxCodeHelp}
      warning={listAttorneyTaxCodeWarnings(values)}
    />
  );
}
