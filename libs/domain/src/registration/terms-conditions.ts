import { checkRegistrationFields } from './check-registration.js';
import { createEmptyRegistration, type RegistrationForm } from './registration-form.js';
import type { FieldError } from '../completeness/field-error.js';

/**
 * What the owner of a pre-created account adds to it (spec platform §2, Terms completion), in the
 * order of the screen.
 */
export const TERMS_FIELDS = [
  'attorneyFirstName',
  'attorneyLastName',
  'attorneyIDCardType',
  'attorneyIDCardNumber',
  'attorneyIDCardIssuingAuthority',
  'attorneyIDCardExpiryDate',
  'sponsor',
  'password',
  'confirmPassword',
  'privacyAndConditionsAccepted',
] as const satisfies readonly (keyof RegistrationForm)[];

export type TermsForm = Pick<RegistrationForm, (typeof TERMS_FIELDS)[number]>;

/** The only files required here: the contract of such an account was signed on paper. */
export const TERMS_FILES = ['ciFront', 'ciRear'] as const;

export const TERMS_REQUIRED_MESSAGE = 'Campo obbligatorio';
export const TERMS_PASSWORDS_MESSAGE = 'le password devono coincidere';

/**
 * Returns the errors, in the wording of this screen.
 * @param known values of the account that its password must not contain
 */
export function checkTerms(
  form: TermsForm,
  today: string | null,
  known: Partial<Pick<RegistrationForm, 'email' | 'businessName'>> = {},
): FieldError[] {
  const { email = null, businessName = null } = known;
  return checkRegistrationFields(
    { ...createEmptyRegistration(), email, businessName, ...form },
    TERMS_FIELDS,
    today,
  ).map(({ field, message }) => ({ field, message: TERMS_MESSAGES[message] ?? message }));
}

const TERMS_MESSAGES: Record<string, string> = {
  'Campo Obbligatorio!': TERMS_REQUIRED_MESSAGE,
  'Le password devono coincidere': TERMS_PASSWORDS_MESSAGE,
};
