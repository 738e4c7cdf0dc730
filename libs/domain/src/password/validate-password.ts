import { COMMON_PASSWORDS } from './common-passwords.js';
import { isNameBasedPassword } from './name-based-password.js';
import { WIDELY_USED_PASSWORDS } from './widely-used.js';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const PASSWORD_LENGTH_MESSAGE = 'La password deve essere composta da almeno 8 caratteri';
export const PASSWORD_TOO_LONG_MESSAGE = `La password può avere al massimo ${PASSWORD_MAX} caratteri`;
export const PASSWORD_COMMON_MESSAGE =
  'Questa password è tra le più usate e si indovina subito: scegline un’altra.';
export const PASSWORD_OWN_NAME_MESSAGE =
  'La password è quasi soltanto il nome dell’account, dell’azienda o del portale: scegline una che non si ricavi da questi.';
/** The hint beside a new password, the same in every form: every rule is said beforehand. */
export const PASSWORD_HELP = `Almeno ${PASSWORD_MIN} caratteri. Non una data o una password molto usata, né quasi solo il tuo nome o quello dell’azienda o del portale (per esempio «Infissi2026!»).`;
export const PASSWORDS_DIFFER_MESSAGE = 'Le password devono coincidere';

/** The words of the reset screen (spec platform §5). */
export const NEW_PASSWORD_REQUIRED_MESSAGE = 'Campo obbligatorio!!';
export const NEW_PASSWORDS_DIFFER_MESSAGE = 'Le password devono coincidere!!';

/**
 * The error in a new password (spec platform §5), or `null`.
 * @param names of account and company, e-mail included: a password made of one of these names is
 * refused
 */
export function validatePassword(
  password: string,
  names: readonly (string | null)[] = [],
): string | null {
  if ([...password].length < PASSWORD_MIN) return PASSWORD_LENGTH_MESSAGE;
  if (password.length > PASSWORD_MAX) return PASSWORD_TOO_LONG_MESSAGE;
  if (isCommonPassword(password)) return PASSWORD_COMMON_MESSAGE;
  return isNameBasedPassword(password, names) ? PASSWORD_OWN_NAME_MESSAGE : null;
}

/** Errors in a new password typed twice, by field; the same in the browser and on the server. */
export function checkNewPassword(
  password: string | null,
  confirmPassword: string | null,
  names: readonly (string | null)[] = [],
): { field: 'password' | 'confirmPassword'; message: string }[] {
  const fault = password ? validatePassword(password, names) : NEW_PASSWORD_REQUIRED_MESSAGE;
  const differs = confirmPassword
    ? password === confirmPassword
      ? null
      : NEW_PASSWORDS_DIFFER_MESSAGE
    : NEW_PASSWORD_REQUIRED_MESSAGE;
  return [
    ...(fault === null ? [] : [{ field: 'password' as const, message: fault }]),
    ...(differs === null ? [] : [{ field: 'confirmPassword' as const, message: differs }]),
  ];
}

/**
 * Detects a listed password, ignoring case and trailing symbols, fewer than three different
 * characters, or a date.
 */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 3 || isDatePassword(lower)) return true;
  return [lower, lower.replace(/[!?.,_*-]+$/, '')].some(
    (one) => COMMON_PASSWORDS.has(one) || WIDELY_USED_PASSWORDS.has(one),
  );
}

/** Birthdays and the like: day, month and year in any usual order, with signs between or without. */
function isDatePassword(password: string): boolean {
  const [, a = '', b = '', c = ''] = /^(\d\d)[-./]?(\d\d)[-./]?(\d{4})$/.exec(password) ?? [];
  const [, year = c, month = '', day = ''] =
    /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)$/.exec(password) ?? [];
  const isDay = (d: string, m: string, y: string) =>
    Number(d) >= 1 && Number(d) <= 31 && Number(m) >= 1 && Number(m) <= 12 && /^(?:19|20)/.test(y);
  return isDay(a, b, c) || isDay(b, a, c) || isDay(day, month, year);
}
