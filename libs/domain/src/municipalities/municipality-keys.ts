import { limitCombiningMarks } from '../text/combining-marks.js';

/** Longest text that is read as a name; longer ones are cut, because no municipality has so many letters. */
export const NAME_LENGTH_MAX = 120;

/** Letters that Unicode does not divide into a letter and its accent. */
const UNDIVIDED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' };

/** Most texts, which need no work. */
const PLAIN = /^[ -~]*$/;

/** Small letters without accents; apostrophes, points and blanks stay. */
export const stripAccents = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : limitCombiningMarks(text)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæøđł]/g, (letter) => UNDIVIDED[letter] ?? letter);

/** Without accents, apostrophes and capitals: "L'Aquila" is found by "l aquila" and "laquila". */
export const normalizeSearchKey = (text: string): string =>
  stripAccents(text).replace(/[^a-z0-9]+/g, '');

export const splitWords = (text: string): string[] =>
  stripAccents(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Articles and prepositions that people leave out or get wrong: "Reggio nell'Emilia". */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a ad ai al all alla alle allo con d da dal dall dalla de degli dei del dell della delle dello di e ed gli i il in l la le lo ne nei nel nell nella nelle su sul sull sulla'.split(
    ' ',
  ),
);

/** Ways to write that a place is named after a saint. */
const SAINT_WORDS: ReadonlySet<string> = new Set(
  's ss st sta ste sto saint sainte san sant santa sante santi santo sankt'.split(' '),
);
const SAINT = 's';

/** Shortened articles before a slash: "Cernusco s/N", "Castellammare d/Stabia". */
const SLASHED = /(?<![a-z])[a-z]{1,2}\/(?=\s?[a-z])/g;
/** "S.ta" and "S.to"; the word begins a name, so a letter must not follow. */
const SHORT_SAINT = /(?<![a-z])s\.\s?t[aeio](?![a-z])\.?/g;

/** Names of the South are written with either letter: "Montalbano Jonico". */
const uniteLetters = (plain: string): string => plain.replace(/j/g, 'i');

/** Words of a name, with every kind of saint alike. */
export function listLooseWords(text: string): string[] {
  const plain = stripAccents(text).replace(SHORT_SAINT, 's ').replace(SLASHED, ' ');
  return uniteLetters(plain)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (SAINT_WORDS.has(word) ? SAINT : word));
}

/** The name with saints alike: "S. Bonifacio". Words stay apart, so that a name can begin another. */
export const toLooseKey = (text: string): string => listLooseWords(text).join(' ');

/** The name without its small words too: "Reggio Emilia". Empty where there are no others. */
export const toCoreKey = (text: string): string =>
  listLooseWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ');

/** A word of a name as it is written: whole, or shortened to its beginning and perhaps its end. */
interface WrittenWord {
  start: string;
  end: string;
  isShort: boolean;
}

/** More words than any name has. */
const WORDS_MAX = 10;

/** A single letter behind a slash: "Trezzano s/N". */
const SLASHED_LETTER = /(?<![a-z])[a-z]{1,2}\/\s?([a-z])(?![a-z.])/g;

/**
 * Words with a point are shortened: "V.to", "Reggio E."; so is a letter behind a slash. "S.to" begins
 * a name as a saint, and ends it as a shortened word.
 * @returns no reading where no word is shortened
 */
export function listShortenedReadings(text: string): WrittenWord[][] {
  const plain = uniteLetters(stripAccents(text))
    .replace(SLASHED_LETTER, ' $1.')
    .replace(SLASHED, ' ');
  if (!plain.includes('.')) return [];
  const asSaints = readShortenedWords(plain.replace(SHORT_SAINT, 's '), true);
  const asWords = readShortenedWords(plain, false);
  return [asSaints, asWords].filter((words) => words.some(({ isShort }) => isShort));
}

function readShortenedWords(plain: string, readsSaints: boolean): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const [, word = '', end = '', point = ''] of plain.matchAll(
    /([a-z0-9]+)(?:\.([a-z]{1,4})(?![a-z.]))?(\.)?/g,
  )) {
    const isSaint = SAINT_WORDS.has(word) && (readsSaints || (end === '' && point === ''));
    if (isSaint) {
      words.push({ start: SAINT, end: '', isShort: false });
      if (end !== '') words.push({ start: end, end: '', isShort: point !== '' });
    } else words.push({ start: word, end, isShort: end !== '' || point !== '' });
    if (words.length > WORDS_MAX) return [];
  }
  return words;
}

/** Whether the written words say the words of a name, in order; small words may be left out. */
export function matchesShortenedWords(
  written: readonly WrittenWord[],
  words: readonly string[],
): boolean {
  const [first, ...others] = written;
  const [word, ...rest] = words;
  if (first === undefined) return words.every((other) => STOP_WORDS.has(other));
  if (word === undefined) return false;
  const isSame = first.isShort
    ? word.startsWith(first.start) && word.slice(first.start.length).endsWith(first.end)
    : word === first.start;
  if (isSame && matchesShortenedWords(others, rest)) return true;
  return STOP_WORDS.has(word) && matchesShortenedWords(written, rest);
}
