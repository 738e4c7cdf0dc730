import { lazyValue } from './lazy-value.js';

const createFixedFormatter = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
const createMaxDigitsFormatter = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: digits, useGrouping: 'always' });

const getLimitFormatter = lazyValue(
  () => new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);
const getTwoDigitsFormatter = lazyValue(() => createMaxDigitsFormatter(2));
const getFourDigitsFormatter = lazyValue(() => createMaxDigitsFormatter(4));

/** Cached, because every row of a table needs one. */
const FIXED_FORMATTERS = new Map<number, Intl.NumberFormat>();
function getFixedFormatter(digits: number): Intl.NumberFormat {
  const format = FIXED_FORMATTERS.get(digits) ?? createFixedFormatter(digits);
  FIXED_FORMATTERS.set(digits, format);
  return format;
}

/** Looks the same in every language: a page of a list needs no other numbers, and opening `Intl` takes a phone some 50 ms. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** `1.234,56 €`; no line ends between the figure and its sign. */
export const formatEuro = (euro: number): string => `${getFixedFormatter(2).format(euro)}\u00a0€`;

/** `1.234,56 €` from integer cents. */
export const formatCents = (cents: number): string => formatEuro(cents / 100);

/** Credits, at most two decimals: `12`, `1.234,5`. */
export const formatCredits = (credits: number): string =>
  isPlain(credits) ? String(credits) : getTwoDigitsFormatter().format(credits);

/** Credits that came or went: `+12`, `−1,5` with a minus sign as wide as the plus. */
export const formatSignedCredits = (credits: number): string =>
  credits > 0 ? `+${formatCredits(credits)}` : formatCredits(credits).replace('-', '−');

/** A number with as many decimals as it has (at most four) or with a fixed count: `1,3`, `1,30`. */
export function formatNumber(value: number, digits?: number): string {
  if (isPlain(value) && !digits) return String(value);
  return (digits === undefined ? getFourDigitsFormatter() : getFixedFormatter(digits)).format(
    value,
  );
}

/** A limit with at least two decimals, and more where it has them: `0,30`, `0,325`. */
export const formatLimit = (value: number): string => getLimitFormatter().format(value);

/** Rounds surfaces as they are stored: two decimals (spec wizard §9). */
export const roundSurface = (squareMetres: number): number => Math.round(squareMetres * 100) / 100;
