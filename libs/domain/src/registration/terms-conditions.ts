import { isBackOffice, type Role } from '../access/index.js';
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

const OPERATOR_TERMS_FIELDS = ['password', 'confirmPassword'] as const satisfies Fields;
type Fields = readonly (typeof TERMS_FIELDS)[number][];

/** Fields that an account asks for: an operator signs no contract and represents no company. */
export const listTermsFields = (role: Role): Fields =>
  isBackOffice(role) ? OPERATOR_TERMS_FIELDS : TERMS_FIELDS;

/** Files that an account asks for. */
export const listTermsFiles = (role: Role): readonly (typeof TERMS_FILES)[number][] =>
  isBackOffice(role) ? [] : TERMS_FILES;

export const TERMS_REQUIRED_MESSAGE = 'Campo obbligatorio';
export const TERMS_PASSWORDS_MESSAGE = 'le password devono coincidere';

/** The role decides what is asked; the password must not contain the names. */
export type TermsOwner = { role?: Role } & Partial<
  Pick<RegistrationForm, 'email' | 'businessName' | 'firstName' | 'lastName'>
>;

/** Returns the errors, in the wording of this screen. */
export function checkTerms(
  form: TermsForm,
  today: string | null,
  {
    role = 'User',
    email = null,
    businessName = null,
    firstName = null,
    lastName = null,
  }: TermsOwner = {},
): FieldError[] {
  return checkRegistrationFields(
    { ...createEmptyRegistration(), email, businessName, firstName, lastName, ...form },
    listTermsFields(role),
    today,
  ).map(({ field, message }) => ({ field, message: TERMS_MESSAGES[message] ?? message }));
}

const TERMS_MESSAGES: Record<string, string> = {
  'Campo Obbligatorio!': TERMS_REQUIRED_MESSAGE,
  'Le password devono coincidere': TERMS_PASSWORDS_MESSAGE,
};
