import { z } from 'zod';

/** Longer than any password may be: the rule of the domain reports wrong values. */
const typedPassword = z
  .string({ error: 'Deve essere un testo.' })
  .max(1_000, { error: 'La password può avere al massimo 256 caratteri' })
  .nullable()
  .default(null);
const currentPassword = z
  .string({ error: 'Inserire password.' })
  .min(1, { error: 'Inserire password.' })
  .max(256, { error: 'Password troppo lunga.' });
const code = z
  .string({ error: 'Inserire il codice.' })
  .trim()
  .min(1, { error: 'Inserire il codice.' })
  .max(40, { error: 'Il codice è troppo lungo.' });
const linkToken = z
  .string({ error: 'Manca il codice del collegamento.' })
  .max(500, { error: 'Il codice del collegamento non è valido.' });

/** Body of `POST Accounts/login-code`. */
export const loginCodeInput = z.object({
  ticket: z
    .string({ error: 'Manca il primo passaggio dell’accesso.' })
    .max(1_000, { error: 'Il primo passaggio dell’accesso non è valido.' }),
  code,
});
export type LoginCodeInput = z.output<typeof loginCodeInput>;

/** Body of `POST Accounts/forgot-password`. */
export const forgotPasswordInput = z.object({
  email: z
    .string({ error: 'Campo Obbligatorio!' })
    .trim()
    .min(1, { error: 'Campo Obbligatorio!' })
    .max(254, { error: 'Inserire Email Valida' })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Inserire Email Valida' }),
});

/** Body of `POST Accounts/check-reset-link`. */
export const resetLinkInput = z.object({ token: linkToken });

/** Body of `POST Accounts/reset-password`. */
export const resetPasswordInput = z.object({
  token: linkToken,
  password: typedPassword,
  confirmPassword: typedPassword,
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** Body of `POST Accounts/two-factor/begin`. */
export const currentPasswordInput = z.object({ password: currentPassword });

/** Body of `POST Accounts/two-factor/confirm`. */
export const firstCodeInput = z.object({ code });

/** Body of `POST Accounts/two-factor/disable` and `…/recovery-codes`. */
export const passwordAndCodeInput = z.object({ password: currentPassword, code });
export type PasswordAndCode = z.output<typeof passwordAndCodeInput>;
