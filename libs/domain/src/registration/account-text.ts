/** Longest text of a field. */
export const REGISTRATION_TEXT_MAX = 120;

export const CHARACTERS_MESSAGE = 'Contiene caratteri non ammessi.';
export const FORMULA_MESSAGE = 'Non può iniziare con = + - @.';
export const TOO_LONG_MESSAGE = `Al massimo ${REGISTRATION_TEXT_MAX} caratteri.`;

/**
 * Control, direction and private characters, and letters of scripts other than Latin, which Italian
 * documents use.
 */
const FORBIDDEN_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>]|(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns why an account may not contain a text, or `null`: too long, hidden or direction-changing
 * characters, or the beginning of a spreadsheet formula.
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
