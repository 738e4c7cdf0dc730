import { isBlank } from '../completeness/field-error.js';
import { cleanCode, cleanPhone, cleanTaxCode, cleanZip } from '../formats/index.js';
import { REGISTRATION_FIELDS, type RegistrationForm } from './registration-form.js';

const UPPER_CASE_FIELDS: readonly (keyof RegistrationForm)[] = [
  'vat',
  'sSNCompany',
  'uniqueCode',
  'province',
  'attorneySSN',
  'attorneyProvince',
  'attorneyIDCardNumber',
];
/** Cleaned before they are judged, so that a code may be pasted as it stands elsewhere. */
const FIELD_CLEANERS: Partial<Record<keyof RegistrationForm, (text: string) => string>> = {
  vat: cleanTaxCode,
  sSNCompany: cleanTaxCode,
  attorneySSN: cleanTaxCode,
  uniqueCode: cleanCode,
  zip: cleanZip,
  attorneyZip: cleanZip,
  phone: cleanPhone,
};

/** A text of a registration as it is judged and stored: codes cleaned, others trimmed. */
export const cleanAccountText = (field: keyof RegistrationForm, text: string): string =>
  FIELD_CLEANERS[field]?.(text) ?? text.trim();
const LOWER_CASE_FIELDS: readonly (keyof RegistrationForm)[] = ['email', 'pec'];

/**
 * Returns a registration as it is stored: trimmed, codes in upper case, e-mail addresses in lower
 * case, blank as absent. Passwords stay as typed.
 */
export function normalizeRegistration(form: RegistrationForm): RegistrationForm {
  const entries = REGISTRATION_FIELDS.map((field) => {
    const value = form[field];
    if (typeof value !== 'string' || field === 'password' || field === 'confirmPassword')
      return [field, value];
    if (isBlank(value)) return [field, null];
    const text = cleanAccountText(field, value.normalize('NFC')).replace(/ {2,}/g, ' ');
    if (text === '') return [field, null];
    return [
      field,
      UPPER_CASE_FIELDS.includes(field)
        ? text.toUpperCase()
        : LOWER_CASE_FIELDS.includes(field)
          ? text.toLowerCase()
          : text,
    ];
  });
  return Object.fromEntries(entries) as unknown as RegistrationForm;
}
