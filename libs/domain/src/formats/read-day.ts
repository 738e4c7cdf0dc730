import { formatMomentDay, isValidDay } from './dates.js';

/** Years of two digits are at most so many years in the future. */
const FUTURE_YEARS = 10;

/** Day, month and year with separators between them, or as six or eight digits. */
const ITALIAN_DAY = /^(\d{1,2})(?:[/.-]|\s+)(\d{1,2})(?:[/.-]|\s+)(\d{4}|\d{2})$/;
const DIGITS_DAY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const TIME = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?$/i;
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

/** Programs write the day of a moment with its zone; people mean the day in Italy. */
function readMoment(text: string): string | null {
  const [date = '', month = '', year = ''] = formatMomentDay(text).split('/');
  return toDay(year, month, date);
}

/**
 * Reads a day as people and programs write it (`3/4/2026`, `03.04.26`, `030426`, `2026-04-03`, with a
 * time behind it) into `yyyy-mm-dd`; `null` when it is no day.
 * @param currentYear decides the century of a year of two digits
 */
export function parseDay(
  text: string,
  currentYear: number = new Date().getFullYear(),
): string | null {
  const bare = text.trim();
  if (ISO_MOMENT.test(bare)) return isValidDay(bare.slice(0, 10)) ? readMoment(bare) : null;
  const day = bare.replace(TIME, '');
  const [, year = '', isoMonth = '', isoDate = ''] = ISO_DAY.exec(day) ?? [];
  if (year !== '') return toDay(year, isoMonth, isoDate);
  const [, date = '', month = '', written = ''] =
    ITALIAN_DAY.exec(day) ?? DIGITS_DAY.exec(day) ?? [];
  return written === '' ? null : toDay(expandYear(written, currentYear), month, date);
}
