/** Marks on one letter beyond which text is a prank that runs over the lines above it. */
const EXCESS_COMBINING_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Text as it may stand on paper: no control, direction, invisible or half characters, line breaks as spaces.
 * What people typed can then neither turn a line around nor hide a part of it.
 */
export const safeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(EXCESS_COMBINING_MARKS, '$1')
    .trim();
