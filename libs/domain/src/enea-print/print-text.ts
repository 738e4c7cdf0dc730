/** Letters and digits alone, without accents: a PDF breaks words into pieces at will. */
export const condenseText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The rest of a text behind so many of its letters and digits. */
export function cutCondensed(text: string, length: number): string {
  let left = length;
  let at = 0;
  for (const letter of text) {
    if (left <= 0) break;
    left -= condenseText(letter).length;
    at += letter.length;
  }
  return text.slice(at).trim();
}

/**
 * Consonants and digits of an answer without its letter of the list ("a. "), so that singular and plural
 * are the same.
 */
export const toAnswerKey = (text: string): string =>
  condenseText(text.replace(/^\s*[a-z]\s*\.\s+/, '')).replace(/[aeiou]/g, '');

/** A number of the print, with its point or comma; `null` for other text. */
export function parsePrintedNumber(text: string): number | null {
  const joined = text.replace(/[\s€]/g, '');
  const plain = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(joined) ? joined.replaceAll('.', '') : joined;
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const DAY = /(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})|(\d{4})-(\d{2})-(\d{2})/;

/** A day of the print as `gg/mm/aaaa`; `null` for other text. */
export function parsePrintedDay(text: string): string | null {
  const [, day, month, year, isoYear, isoMonth, isoDay] = DAY.exec(text) ?? [];
  if (isoYear !== undefined) return `${isoDay}/${isoMonth}/${isoYear}`;
  return day === undefined || month === undefined
    ? null
    : `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/** "Sì" or "No"; `null` for other text. */
export function parsePrintedFlag(text: string): string | null {
  const word = /(si|no)$/.exec(condenseText(text))?.[1];
  if (word === undefined) return null;
  return word === 'si' ? 'Sì' : 'No';
}
