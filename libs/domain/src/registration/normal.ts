import { isBlank } from '../completeness/fieldError.js';
import { REGISTRATION_FIELDS, type RegistrationForm } from './shape.js';

const CAPITALS: readonly (keyof RegistrationForm)[] = [
  'vat',
  'sSNCompany',
  'uniqueCode',
  'province',
  'attorneySSN',
  'attorneyProvince',
  'attorneyIDCardNumber',
];
const SMALL: readonly (keyof RegistrationForm)[] = ['email', 'pec'];

/** As a registration is kept: trimmed, codes in capitals, addresses in small letters, blank is absent. Passwords stay as typed. */
export function normalRegistration(form: RegistrationForm): RegistrationForm {
  const entries = REGISTRATION_FIELDS.map((field) => {
    const value = form[field];
    if (typeof value !== 'string' || field === 'password' || field === 'confirmPassword')
      return [field, value];
    if (isBlank(value)) return [field, null];
    const text = value.normalize('NFC').trim().replace(/ {2,}/g, ' ');
    return [
      field,
      CAPITALS.includes(field)
        ? text.toUpperCase()
        : SMALL.includes(field)
          ? text.toLowerCase()
          : text,
    ];
  });
  return Object.fromEntries(entries) as unknown as RegistrationForm;
}
