import { isBlank } from '../completeness/field-error.js';
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
    const text = value.normalize('NFC').trim().replace(/ {2,}/g, ' ');
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
