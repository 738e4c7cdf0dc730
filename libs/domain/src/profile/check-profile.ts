import type { FieldError } from '../completeness/field-error.js';
import { pickFields } from '../dossier/pick-fields.js';
import { EXPIRED_DOCUMENT_MESSAGE } from '../completeness/check-beneficiario.js';
import {
  checkRegistrationFields,
  createEmptyRegistration,
  INVOICE_ADDRESS_MESSAGE,
  MANDATORY_MESSAGE,
  normalizeRegistration,
  REGISTRATION_FIELDS,
  type RegistrationForm,
} from '../registration/index.js';

const NON_PROFILE_FIELDS = ['password', 'confirmPassword', 'privacyAndConditionsAccepted'] as const;

/** What an account says about itself: a registration without what only counts when registering. */
export type Profile = Omit<RegistrationForm, (typeof NON_PROFILE_FIELDS)[number]>;

/** Shown in the profile and changed by the back office alone (spec platform §2, Profile). */
export const LOCKED_PROFILE_FIELDS = [
  'businessName',
  'vat',
  'email',
] as const satisfies readonly (keyof Profile)[];

/** Every field of a profile, in the order of the screen. */
export const PROFILE_FIELDS = REGISTRATION_FIELDS.filter(
  (field): field is keyof Profile => !(NON_PROFILE_FIELDS as readonly string[]).includes(field),
);

/** Fields that the owner of the profile may change. */
export const EDITABLE_PROFILE_FIELDS = PROFILE_FIELDS.filter(
  (field) => !(LOCKED_PROFILE_FIELDS as readonly string[]).includes(field),
);

/** Identity document of the legal representative; the contract is not exchanged. */
export const PROFILE_FILES = ['ciFront', 'ciRear'] as const;

export const LOCKED_FIELD_MESSAGE =
  'Non puoi modificare questo dato: per correggerlo contatta l’assistenza.';

/** What an account, or a registration, says of a profile. */
export const pickProfile = (source: Profile): Profile => pickFields(source, PROFILE_FIELDS);

const toRegistrationForm = (profile: Profile): RegistrationForm => ({
  ...createEmptyRegistration(),
  ...profile,
});

/** Returns the profile as it is stored, see `normalizeRegistration`. */
export function normalizeProfile(profile: Profile): Profile {
  return pickProfile(normalizeRegistration(toRegistrationForm(profile)));
}

/** Fields in which two profiles differ once both are normal. */
export function listChangedProfileFields(before: Profile, after: Profile): (keyof Profile)[] {
  const [a, b] = [normalizeProfile(before), normalizeProfile(after)];
  return PROFILE_FIELDS.filter((field) => a[field] !== b[field]);
}

/** Faults that may stay where their owner leaves the fields alone. */
const TOLERATED_MESSAGES: readonly string[] = [
  MANDATORY_MESSAGE,
  EXPIRED_DOCUMENT_MESSAGE,
  INVOICE_ADDRESS_MESSAGE,
];

/**
 * Returns the errors of a profile that its owner changes. A field that was missing before and is
 * untouched may stay missing (accounts made by the back office have no tax code of the
 * representative), and so may a document that has expired since it was entered: a new telephone
 * number does not require a new document. No value may be removed.
 * @param stored the stored profile
 * @param today `yyyy-mm-dd` in Italy; `null` skips the checks that depend on it
 */
export function checkProfile(
  profile: Profile,
  stored: Profile,
  today: string | null,
): FieldError[] {
  const changed = listChangedProfileFields(stored, profile);
  const locked = LOCKED_PROFILE_FIELDS.filter((field) => changed.includes(field)).map((field) => ({
    field,
    message: LOCKED_FIELD_MESSAGE,
  }));
  const wrong = checkRegistrationFields(
    toRegistrationForm(profile),
    EDITABLE_PROFILE_FIELDS,
    today,
  ).filter(
    ({ field, message }) =>
      !TOLERATED_MESSAGES.includes(message) ||
      changed.includes(field as keyof Profile) ||
      (message === INVOICE_ADDRESS_MESSAGE && changed.includes('pec')),
  );
  return [...locked, ...wrong];
}
