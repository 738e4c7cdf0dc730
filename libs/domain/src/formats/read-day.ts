import { formatMomentDay, isValidDay } from './dates.js';

/** Years of two digits are at most so many years in the future. */
const FUTURE_YEARS = 10;

/** Day, month and year with separators between them, or as six or eight digits. */
const ITALIAN_DAY = /^(\d{1,2})(?: ?[/.-] ?| +)(\d{1,2})(?: ?[/.-] ?| +)['’]?(\d{4}|\d{2})$/;
const DIGITS_DAY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** No day before its month has these digits: its year would begin with a month. */
const ISO_DIGITS_DAY = /^((?:19|20)\d{2})(0\d|1[0-2])(\d{2})$/;
/** A day behind its month, as programs in English write it: `marzo 15, 2026`. */
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u;
/** A day with its month in words, also behind the day of the week: `dom 15 marzo 2026`, `15-mar-26`. */
const WORD_DAY =
  /^(?:\p{L}{3,9}[.,]?\s{1,3})?(\d{1,2})[°º^]?(?:[/.-]|\s{1,3})(\p{L}{3,9})\.?,?(?:[/.-]|\s{1,3})['’]?(\d{4}|\d{2})$/u;
const WEEKDAY = /^(?:lun|mar|mer|gio|ven|sab|dom)\p{L}*[.,]?\s/iu;
/** Italian months, and those whose English beginning is another. */
const MONTHS = [
  ['gennaio', 'january'],
  ['febbraio', 'february'],
  ['marzo', 'march'],
  ['aprile', 'april'],
  ['maggio', 'may'],
  ['giugno', 'june'],
  ['luglio', 'july'],
  ['agosto', 'august'],
  ['settembre', 'september'],
  ['ottobre', 'october'],
  ['novembre', 'november'],
  ['dicembre', 'december'],
] as const;
const TIME =
  /(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?|(?<=\d{4}) \d{1,2}\.\d{2}(?:\.\d{2})?)$/i;
/** Longest text that may be a day. */
const TEXT_MAX = 60;
/** Characters that turn the direction of a text and are part of no day. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e]/g;
const ISO_MOMENT =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

function expandYear(year: string, currentYear: number): string {
  if (year.length === 4) return year;
  const century = 2000 + Number(year) <= currentYear + FUTURE_YEARS ? 2000 : 1900;
  return String(century + Number(year));
}

const toDay = (year: string, month: string, date: string): string | null => {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isValidDay(day) ? day : null;
};

/** Number of a month from its name or the first letters of it; empty for other words. */
function readMonth(word: string): string {
  const lower = word.toLowerCase();
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(lower)));
  return index === -1 ? '' : String(index + 1);
}

function readWordDay(text: string, currentYear: number): string | null {
  const [, first = '', behind = '', fullYear = ''] = MONTH_FIRST.exec(text) ?? [];
  if (fullYear !== '') return toDay(fullYear, readMonth(first), behind);
  const [, date = '', word = '', year = ''] = WORD_DAY.exec(text) ?? [];
  const isPlain = /^\d/.test(text) || WEEKDAY.test(text);
  const month = isPlain ? readMonth(word) : '';
  return month === '' ? null : toDay(expandYear(year, currentYear), month, date);
}

/** Programs write the day of a moment with its zone; people mean the day in Italy. */
function readMoment(text: string): string | null {
  const [date = '', month = '', year = ''] = formatMomentDay(text).split('/');
  return toDay(year, month, date);
}

/**
 * Reads a day as people and programs write it (`3/4/2026`, `03.04.26`, `030426`, `3 aprile 2026`,
 * `2026-04-03`, with a time behind it) into `yyyy-mm-dd`; `null` when it is no day.
 * @param currentYear decides the century of a year of two digits
 */
export function parseDay(
  text: string,
  currentYear: number = new Date().getFullYear(),
): string | null {
  if (text.length > TEXT_MAX) return null;
  const bare = text.replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim();
  if (ISO_MOMENT.test(bare)) return isValidDay(bare.slice(0, 10)) ? readMoment(bare) : null;
  const day = bare.replace(TIME, '');
  const [, year = '', isoMonth = '', isoDate = ''] =
    ISO_DAY.exec(day) ?? ISO_DIGITS_DAY.exec(day) ?? [];
  if (year !== '') return toDay(year, isoMonth, isoDate);
  const [, date = '', month = '', written = ''] =
    ITALIAN_DAY.exec(day) ?? DIGITS_DAY.exec(day) ?? [];
  return written === ''
    ? readWordDay(day, currentYear)
    : toDay(expandYear(written, currentYear), month, date);
}
