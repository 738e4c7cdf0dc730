/** More combining marks than this on one letter are a prank that covers the lines above. */
const EXCESS_COMBINING_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Makes text safe to print: no control, direction, invisible or half characters, and line breaks
 * become spaces. Typed text can then neither reverse a line nor hide a part of it.
 */
export const safeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(EXCESS_COMBINING_MARKS, '$1')
    .trim();
