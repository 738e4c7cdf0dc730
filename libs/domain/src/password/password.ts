import { COMMON_PASSWORDS } from './common.js';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const PASSWORD_LENGTH_MESSAGE = 'La password deve essere composta da almeno 8 caratteri';
export const PASSWORD_TOO_LONG_MESSAGE = `La password può avere al massimo ${PASSWORD_MAX} caratteri`;
export const PASSWORD_COMMON_MESSAGE = 'Questa password è tra le più usate e si indovina subito: sceglierne un’altra.';
export const PASSWORDS_DIFFER_MESSAGE = 'Le password devono coincidere';

/** The words of the reset screen (spec platform §5). */
export const NEW_PASSWORD_REQUIRED_MESSAGE = 'Campo obbligatorio!!';
export const NEW_PASSWORDS_DIFFER_MESSAGE = 'Le password devono coincidere!!';

/** What is wrong with a new password that was typed (spec platform §5), or `null`. */
export function passwordFault(password: string): string | null {
  if ([...password].length < PASSWORD_MIN) return PASSWORD_LENGTH_MESSAGE;
  if (password.length > PASSWORD_MAX) return PASSWORD_TOO_LONG_MESSAGE;
  return isCommon(password) ? PASSWORD_COMMON_MESSAGE : null;
}

/** What is wrong with a new password typed twice, by field; the same on the screen and on the server. */
export function checkNewPassword(password: string | null, confirmPassword: string | null): { field: 'password' | 'confirmPassword'; message: string }[] {
  const fault = password ? passwordFault(password) : NEW_PASSWORD_REQUIRED_MESSAGE;
  const differs = confirmPassword ? (password === confirmPassword ? null : NEW_PASSWORDS_DIFFER_MESSAGE) : NEW_PASSWORD_REQUIRED_MESSAGE;
  return [
    ...(fault === null ? [] : [{ field: 'password' as const, message: fault }]),
    ...(differs === null ? [] : [{ field: 'confirmPassword' as const, message: differs }]),
  ];
}

/** On the list, however capitals stand and whatever sign was added at the end; or one character over and over. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 3) return true;
  return COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(lower.replace(/[!?.,_*-]+$/, ''));
}
