import {
  ACCOUNT_STATES,
  CONTRACT_REVOCATIONS,
  REQUIRED_MESSAGE,
  ROLES,
  validateAccountText,
} from '@pratiche/domain';
import { z } from 'zod';

const password = (empty: string) =>
  z.string({ error: empty }).max(256, { error: 'Password troppo lunga.' });

/**
 * Body of `POST Accounts/change-password`; `checkNewPassword` of the domain reports what is wrong
 * with the new password.
 */
export const passwordChangeInput = z.object({
  currentPassword: password('Campo obbligatorio!!').min(1, { error: 'Campo obbligatorio!!' }),
  password: z.string().max(1_000, { error: 'Password troppo lunga.' }).nullable().default(null),
  confirmPassword: z
    .string()
    .max(1_000, { error: 'Password troppo lunga.' })
    .nullable()
    .default(null),
});
export type PasswordChange = z.output<typeof passwordChangeInput>;

/** Body of `POST Accounts/request-deletion`: the user must confirm with the password. */
export const deletionRequestInput = z.object({
  password: password('Inserire password.').min(1, { error: 'Inserire password.' }),
});

const line = (max: number) =>
  z
    .string({ error: 'Deve essere un testo.' })
    .trim()
    .superRefine((value, context) => {
      const fault = validateAccountText(value, max);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    });

/** Body of `POST Accounts/refuse-deletion/{id}`. */
export const deletionRefusalInput = z.object({
  reason: line(500).refine((value) => value !== '', { error: REQUIRED_MESSAGE }),
});

/** Body of `POST Accounts/revoke-contract/{id}`: the note is for the owner's e-mail alone. */
export const contractRevocationInput = z.object({
  reason: z.enum(
    CONTRACT_REVOCATIONS.map(({ value }) => value),
    { error: 'Scegliere il motivo.' },
  ),
  note: line(500)
    .nullable()
    .default(null)
    .transform((value) => value || null),
});
export type ContractRevocationInput = z.output<typeof contractRevocationInput>;

/** Body of `POST Accounts/get-by-email`. */
export const byEmailInput = z.object({
  Email: z
    .string({ error: 'Inserire Email.' })
    .trim()
    .min(1, { error: 'Inserire Email.' })
    .max(254, { error: 'Inserire Email valida.' }),
});

/** Body of `POST Accounts/change-sponsor`; blank takes the sponsor away. */
export const sponsorInput = z.object({
  UserId: z
    .int({ error: 'Account non valido.' })
    .min(1, { error: 'Account non valido.' })
    .max(2_147_483_647, { error: 'Account non valido.' }),
  Sponsor: line(120)
    .nullable()
    .default(null)
    .transform((value) => value || null),
});
export type SponsorInput = z.output<typeof sponsorInput>;

/** Filters of `GET Accounts/get-all-gird`. */
export const accountFilters = {
  search: z.string().trim().max(254, { error: 'Testo troppo lungo.' }).optional(),
  role: z.enum(ROLES, { error: 'Ruolo non previsto.' }).optional(),
  state: z
    .enum(
      ACCOUNT_STATES.map(({ value }) => value),
      { error: 'Stato non previsto.' },
    )
    .optional(),
};
