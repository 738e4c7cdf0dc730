const DECADES = [
  'dieci',
  'venti',
  'trenta',
  'quaranta',
  'cinquanta',
  'sessanta',
  'settanta',
  'ottanta',
  'novanta',
];
const CENTURIES = [
  'trecento',
  'quattrocento',
  'cinquecento',
  'seicento',
  'settecento',
  'ottocento',
  'novecento',
];
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** Four digits and no leading zero: no home is older than a thousand years. */
const isYear = (digits: string): boolean => /^[1-9]\d{3}$/.test(digits);

/** The middle of a span that begins in a year. */
const middleOf = (start: number, years: 10 | 100): number => start + years / 2;

const parseRoman = (text: string): number =>
  [...text].reduce((sum, letter, at) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[text[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

/** "1960", "1960-1970" (its middle), "anni 1960" (the decade's middle). */
function readYears(text: string): number | null {
  const years = (text.match(/(?<!\d)[12]\d{3}(?!\d)/g) ?? []).map(Number);
  const [first, last = first] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first === last && first % 10 === 0 && /\banni\b/.test(text)) return middleOf(first, 10);
  return Math.floor((first + last) / 2);
}

/** "anni 60", "anni Sessanta"; of a decade without its century, that of the twentieth one. */
function readDecade(text: string): number | null {
  const [, word = ''] = /\banni (\d0|[a-z]+)/.exec(text) ?? [];
  const decade = /\d/.test(word) ? Number(word) / 10 : DECADES.indexOf(word) + 1;
  if (word === '00') return middleOf(2000, 10);
  return decade > 0 ? middleOf(1900 + decade * 10, 10) : null;
}

/** "XIX secolo", "sec. XIX", "19° secolo", "Ottocento", "'800". */
function readCentury(text: string): number | null {
  const named = CENTURIES.findIndex((name) => text.includes(name));
  if (named >= 0) return middleOf(1300 + named * 100, 100);
  const [, hundreds] = /(?<!\d)([3-9])00(?!\d)/.exec(text) ?? [];
  if (hundreds !== undefined) return middleOf(1000 + Number(hundreds) * 100, 100);
  const [, before, after] =
    /\b([ivx]+|\d{1,2})[°º]? ?sec|\bsec(?:olo|\.)? ?([ivx]+|\d{1,2})\b/.exec(text) ?? [];
  const number = before ?? after;
  if (number === undefined) return null;
  const century = /\d/.test(number) ? Number(number) : parseRoman(number);
  return century >= 1 && century <= 20 ? middleOf((century - 1) * 100, 100) : null;
}

/**
 * The year of construction that goes to ENEA: people may write a decade or a century, of which it is
 * the middle. `null` where the text names none.
 */
export function estimateConstructionYear(text: string | null): number | null {
  const words = (text ?? '').toLowerCase().replace(/['’‘]/g, '').replace(/\s+/g, ' ').trim();
  if (/^\d+$/.test(words)) return isYear(words) ? Number(words) : null;
  return readYears(words) ?? readDecade(words) ?? readCentury(words);
}
