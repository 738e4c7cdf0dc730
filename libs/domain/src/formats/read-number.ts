import { formatNumber } from './numbers.js';
import { isUnit } from './units.js';

/** How the numbers of a field are written. */
export interface NumberNotation {
  /** Unit of the field, which may follow the number. */
  readonly unit?: string | undefined;
  /**
   * The most that is usual in the field. A dot before exactly three digits separates thousands as
   * long as the number stays within it; 0 for fields that never have thousands.
   */
  readonly usualMax: number;
}

/** A number as it was understood. */
export interface NumberReading {
  readonly value: number;
  /** How a text was understood that may mean another number too. */
  readonly doubt?: string;
  /** How a text was understood that is more than a number. */
  readonly note?: string;
}

/** Longest text that is read as a number: the patterns below take their time with longer ones. */
const NUMBER_TEXT_MAX = 100;
const NUMBER_PARTS = /^(€|eur(?:o(?=[\d+-]))?)?([+-]?[\d.,]+)([^\d].*)?$/;

/** Splits a text into the number and the unit behind it; `null` when there is none. */
function splitUnit(text: string, unit: string | undefined): string | null {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’]/g, '');
  const [, sign, digits = '', rest = ''] = NUMBER_PARTS.exec(bare) ?? [];
  return digits === '' || (sign !== undefined && unit !== '€') || !isUnit(rest, unit)
    ? null
    : digits;
}

/** Whole numbers with dots between groups of three, and digits after the comma. */
const ITALIAN_NUMBER = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,\d+)?$/;
/** Commas between groups of three and a point before the decimals, as programs in English write. */
const ENGLISH_NUMBER = /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/;
const POINT_NUMBER = /^\d*\.\d+$/;
/** One dot before exactly three digits: thousands or decimals. */
const AMBIGUOUS_NUMBER = /^[1-9]\d{0,2}\.\d{3}$/;

const toNumber = (digits: string, thousands: string, decimal: string): number =>
  Number(`0${digits.replaceAll(thousands, '').replace(decimal, '.')}`);

function readAmbiguousNumber(digits: string, { unit, usualMax }: NumberNotation): NumberReading {
  const [thousands, decimals] = [toNumber(digits, '.', ','), Number(digits)];
  if (thousands > usualMax) return { value: decimals };
  const shownUnit = unit === undefined ? '' : ` ${unit}`;
  return {
    value: thousands,
    doubt: `Letto come ${formatNumber(thousands)}${shownUnit}: ${formatNumber(decimals)} si scrive con la virgola`,
  };
}

/**
 * Reads a number as people type and paste it: decimal comma or point, thousands, blanks, the unit of
 * the field. A dot before exactly three digits is a thousands dot unless the number begins with 0 or
 * would be more than is usual in the field. `null` when the text is not a number.
 */
export function readNumber(text: string, notation: NumberNotation): NumberReading | null {
  if (text.length > NUMBER_TEXT_MAX) return null;
  const written = splitUnit(text, notation.unit);
  if (written === null) return null;
  const digits = written.replace(/^[+-]/, '');
  const reading = readUnsignedNumber(digits, notation);
  return reading !== null && written.startsWith('-')
    ? { ...reading, value: -reading.value }
    : reading;
}

function readUnsignedNumber(digits: string, notation: NumberNotation): NumberReading | null {
  if (AMBIGUOUS_NUMBER.test(digits)) return readAmbiguousNumber(digits, notation);
  if (ITALIAN_NUMBER.test(digits)) return { value: toNumber(digits, '.', ',') };
  if (ENGLISH_NUMBER.test(digits)) return { value: toNumber(digits, ',', '.') };
  return POINT_NUMBER.test(digits) ? { value: Number(digits) } : null;
}

/** A number that never has thousands with a dot alone, in euro or without a unit. */
export const parseDecimal = (text: string): number | null =>
  readNumber(text, { unit: '€', usualMax: 0 })?.value ?? null;

const MONEY: NumberNotation = { unit: '€', usualMax: Infinity };
const FRACTION_OF_CENT = /^[^,]*\.\d{4,}[^\d]*$|^[^,.]*\d{4,}\.\d{3,}[^\d]*$/;

/** Reads money: drops the currency sign and every thousands dot, then the decimal comma becomes a point. */
export const parseEuro = (text: string): number | null =>
  text.length > NUMBER_TEXT_MAX || FRACTION_OF_CENT.test(text.trim())
    ? null
    : (readNumber(text, MONEY)?.value ?? null);
