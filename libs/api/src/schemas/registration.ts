import {
  createEmptyRegistration,
  PRECREATION_ROLES,
  PROFILE_FIELDS,
  REGISTRATION_FIELDS,
  TERMS_FIELDS,
  type Profile,
  type RegistrationForm,
  type TermsForm,
} from '@pratiche/domain';
import { z } from 'zod';

/** Longer than any field may be: the field's own rule reports a text that is too long. */
const ANY_TEXT_MAX = 1_000;

const anyText = z
  .string({ error: 'Deve essere un testo.' })
  .max(ANY_TEXT_MAX, { error: `Al massimo ${ANY_TEXT_MAX} caratteri.` })
  .nullable()
  .default(null);
const anyFlag = z.boolean({ error: 'Deve essere vero o falso.' }).default(false);

/**
 * Checks only the types: `checkRegistration` of the domain reports wrong values, in the browser and
 * on the server.
 */
function shapeOf<Field extends keyof RegistrationForm>(fields: readonly Field[]): Shape<Field> {
  const empty = createEmptyRegistration();
  return Object.fromEntries(
    fields.map((field) => [field, typeof empty[field] === 'boolean' ? anyFlag : anyText]),
  ) as Shape<Field>;
}
type Shape<Field extends keyof RegistrationForm> = {
  [Name in Field]: RegistrationForm[Name] extends boolean ? typeof anyFlag : typeof anyText;
};

/**
 * Field `user` of `POST Accounts/register`. Unknown members are dropped, so that a registration
 * cannot set a role.
 */
export const registrationInput = z.object(shapeOf(REGISTRATION_FIELDS), {
  error: 'Devono essere i dati della registrazione.',
}) satisfies z.ZodType<RegistrationForm>;

/** Body of `POST Accounts/download-contract`: as far as it is filled in; the rest is left to write by hand. */
export const contractInput = registrationInput;

const token = z
  .string({ error: 'Manca il codice del collegamento.' })
  .max(500, { error: 'Il codice del collegamento non è valido.' });

/** Body of `POST Accounts/verify-email`, `check-verification` and `refuse-registration`. */
export const verifyEmailInput = z.object({ token });

/** Body of `POST Accounts/resend-verification`. */
export const resendInput = z.object({
  Email: z
    .string({ error: 'Inserire Email.' })
    .trim()
    .min(1, { error: 'Inserire Email.' })
    .max(254, { error: 'Inserire Email valida.' }),
});

const userId = z
  .int({ error: 'Account non valido.' })
  .min(1, { error: 'Account non valido.' })
  .max(2_147_483_647, { error: 'Account non valido.' });

/** What a link to complete an account carries. */
export const termsLinkInput = z.object({ userId, token });
export type TermsLinkInput = z.output<typeof termsLinkInput>;

/** Field `user` of `POST Accounts/update-terms-and-conds`. */
export const termsInput = z.object(
  { ...shapeOf(TERMS_FIELDS), userId, token },
  { error: 'Devono essere i dati dell’account.' },
) satisfies z.ZodType<TermsForm & TermsLinkInput>;

/** Fields the back office may fill in beforehand. */
export const PRECREATION_FIELDS = [
  'email',
  'businessName',
  'vat',
  'sSNCompany',
  'firstName',
  'lastName',
  'phone',
  'legalForm',
  'street',
  'village',
  'city',
  'zip',
  'province',
  'region',
  'pec',
  'uniqueCode',
  'sponsor',
  'attorneyFirstName',
  'attorneyLastName',
] as const satisfies readonly (keyof RegistrationForm)[];

/** Body of `POST Accounts/pre-create`. */
export const precreationInput = z.object({
  ...shapeOf(PRECREATION_FIELDS),
  role: z
    .enum(PRECREATION_ROLES, { error: 'Il ruolo può essere User, Buyer o Admin.' })
    .default('User'),
  /** The contract was signed on paper already. */
  isContractVerified: anyFlag,
  /** Confirms that a second account for a known company is intended. */
  isKnownCompany: anyFlag,
});
export type Precreation = z.output<typeof precreationInput>;

/**
 * Field `user` of `PUT Accounts`: the whole profile, and the time it was read. Unknown members are
 * dropped, so that users cannot change their own role.
 */
export const profileInput = z.object(
  {
    ...shapeOf(PROFILE_FIELDS),
    updated: z.iso.datetime({ error: 'Momento non valido.' }).optional(),
  },
  { error: 'Devono essere i dati del profilo.' },
) satisfies z.ZodType<Profile>;
export type ProfileInput = z.output<typeof profileInput>;
