/** Longest text of a field. */
export const REGISTRATION_TEXT_MAX = 120;

export const CHARACTERS_MESSAGE = 'Contiene caratteri non ammessi.';
export const FORMULA_MESSAGE = 'Non può iniziare con = + - @';
export const TOO_LONG_MESSAGE = `Al massimo ${REGISTRATION_TEXT_MAX} caratteri.`;

/** Control, direction and private characters; letters of other scripts than the one Italian documents are written in. */
const FORBIDDEN_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>]|(?!\p{Script=Latin})\p{L}/u;

/**
 * Why a text cannot stand in an account, or `null`: too long, characters that hide or turn what is read, or the
 * beginning of a spreadsheet formula.
 */
export function validateAccountText(
  value: string,
  max: number = REGISTRATION_TEXT_MAX,
): string | null {
  const text = value.trim();
  if (text.length > max)
    return max === REGISTRATION_TEXT_MAX ? TOO_LONG_MESSAGE : `Al massimo ${max} caratteri.`;
  if (FORBIDDEN_CHARACTERS.test(value)) return CHARACTERS_MESSAGE;
  return /^[=+\-@]/.test(text) ? FORMULA_MESSAGE : null;
}
