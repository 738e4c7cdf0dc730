import { cleanTaxCode } from '../formats/index.js';
import { REQUIRED_MESSAGE, type FieldError } from './field-error.js';

/** Message of a person's tax code of the wrong length (spec wizard §5). */
export const PERSON_TAX_CODE_MESSAGE = 'Il codice fiscale deve essere composto da 16 caratteri';

/** Message of a company's tax code of the wrong length (spec platform §5). */
export const COMPANY_TAX_CODE_MESSAGE =
  'Il codice fiscale deve essere composto da 11 o da 16 caratteri';

/**
 * Checks that a tax code is present and has the right length; whether it is a real code is only a
 * warning.
 */
export function checkTaxCode(
  value: string | null,
  field: string,
  isCompany: boolean,
): FieldError[] {
  const { length } = cleanTaxCode(value ?? '');
  if (length === 0) return [{ field, message: REQUIRED_MESSAGE }];
  if (length === 16 || (isCompany && length === 11)) return [];
  return [{ field, message: isCompany ? COMPANY_TAX_CODE_MESSAGE : PERSON_TAX_CODE_MESSAGE }];
}
