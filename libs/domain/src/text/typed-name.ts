import { normalizeSearchText } from './search-text.js';

/** Whether a name was typed to confirm something, regardless of case, accents and blanks. */
export const isTypedName = (typed: string | null, name: string): boolean =>
  normalizeSearchText(typed ?? '') === normalizeSearchText(name);
