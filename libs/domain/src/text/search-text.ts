import { limitCombiningMarks } from './combining-marks.js';

/** Text for comparing: no accents, lower case, single spaces, straight apostrophes. */
export const normalizeSearchText = (text: string): string =>
  limitCombiningMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether every word of a query occurs in a text, regardless of case and accents. */
export function matchesSearch(text: string, query: string): boolean {
  const haystack = normalizeSearchText(text);
  return normalizeSearchText(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
