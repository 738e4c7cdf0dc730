import { attorneyTaxCodeWarning } from '@pratiche/domain';
import { Text } from './fields.js';
import { useAccountForm } from './form-context.js';

/** The legal representative's tax code; one that does not fit the name deserves a second look and blocks nothing. */
export function AttorneyTaxCode() {
  const { form } = useAccountForm();
  return (
    <Text
      name="attorneySSN"
      label="Codice fiscale"
      maxLength={16}
      uppercase
      help="16 caratteri."
      warning={attorneyTaxCodeWarning(form)}
    />
  );
}
