import type { FieldError } from '../completeness/fieldError.js';
import { pick } from '../dossier/pick.js';
import { EXPIRED_DOCUMENT_MESSAGE } from '../completeness/beneficiario.js';
import {
  checkRegistrationFields,
  emptyRegistration,
  INVOICE_ADDRESS_MESSAGE,
  MANDATORY_MESSAGE,
  normalRegistration,
  REGISTRATION_FIELDS,
  type RegistrationForm,
} from '../registration/index.js';

const NOT_IN_PROFILE = ['password', 'confirmPassword', 'privacyAndConditionsAccepted'] as const;

/** What an account says about itself: a registration without what only counts when registering. */
export type Profile = Omit<RegistrationForm, (typeof NOT_IN_PROFILE)[number]>;

/** Shown in the profile and changed by the back office alone (spec platform §2, Profile). */
export const LOCKED_PROFILE_FIELDS = [
  'businessName',
  'vat',
  'email',
] as const satisfies readonly (keyof Profile)[];

/** Every field of a profile, in the order of the screen. */
export const PROFILE_FIELDS = REGISTRATION_FIELDS.filter(
  (field): field is keyof Profile => !(NOT_IN_PROFILE as readonly string[]).includes(field),
);

/** What its owner may change. */
export const OPEN_PROFILE_FIELDS = PROFILE_FIELDS.filter(
  (field) => !(LOCKED_PROFILE_FIELDS as readonly string[]).includes(field),
);

/** Identity document of the legal representative; the contract is not exchanged. */
export const PROFILE_FILES = ['ciFront', 'ciRear'] as const;

export const LOCKED_FIELD_MESSAGE =
  'Questo dato non si può modificare: per correggerlo contattare l’assistenza.';

/** What an account, or a registration, says of a profile. */
export const profileOf = (source: Profile): Profile => pick(source, PROFILE_FIELDS);

const whole = (profile: Profile): RegistrationForm => ({ ...emptyRegistration(), ...profile });

/** As a profile is kept, see `normalRegistration`. */
export function normalProfile(profile: Profile): Profile {
  return profileOf(normalRegistration(whole(profile)));
}

/** Fields in which two profiles differ once both are normal. */
export function changedProfileFields(before: Profile, after: Profile): (keyof Profile)[] {
  const [a, b] = [normalProfile(before), normalProfile(after)];
  return PROFILE_FIELDS.filter((field) => a[field] !== b[field]);
}

/** Faults that may stay where their owner leaves the fields alone. */
const TOLERATED: readonly string[] = [
  MANDATORY_MESSAGE,
  EXPIRED_DOCUMENT_MESSAGE,
  INVOICE_ADDRESS_MESSAGE,
];

/**
 * What is wrong with a profile its owner changes. What was missing before and is not touched may stay missing (accounts
 * made by the back office have no tax code of the representative), and so may a document that has expired since it was
 * entered: whoever only has a new telephone number need not have a new document too. Nothing may be taken away.
 * @param stored the profile as it is kept
 * @param today `yyyy-mm-dd` in Italy; `null` leaves out what depends on it
 */
export function checkProfile(
  profile: Profile,
  stored: Profile,
  today: string | null,
): FieldError[] {
  const changed = changedProfileFields(stored, profile);
  const locked = LOCKED_PROFILE_FIELDS.filter((field) => changed.includes(field)).map((field) => ({
    field,
    message: LOCKED_FIELD_MESSAGE,
  }));
  const wrong = checkRegistrationFields(whole(profile), OPEN_PROFILE_FIELDS, today).filter(
    ({ field, message }) =>
      !TOLERATED.includes(message) ||
      changed.includes(field as keyof Profile) ||
      (message === INVOICE_ADDRESS_MESSAGE && changed.includes('pec')),
  );
  return [...locked, ...wrong];
}
