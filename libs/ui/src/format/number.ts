import { readNumber, type NumberReading } from '@pratiche/domain';

export {
  formatCreditCount,
  formatCredits,
  formatEuro,
  formatSignedCredits,
} from '@pratiche/domain';

const numberFormatCache = new Map<string, Intl.NumberFormat>();

function numberFormat(decimals: number, fixed: boolean): Intl.NumberFormat {
  const key = `${decimals} ${fixed}`;
  const known = numberFormatCache.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('it-IT', {
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
    useGrouping: 'always',
  });
  numberFormatCache.set(key, made);
  return made;
}

/** `1234.5` → `1.234,5`. */
export const formatNumber = (value: number, decimals = 2): string =>
  numberFormat(decimals, false).format(value);

/** Size of a file: `12400000` → `12,4 MB`; never less than 1 kB, but for an empty one. */
export function formatBytes(bytes: number): string {
  if (bytes === 0) return '0 kB · vuoto';
  if (bytes < 1e6) return `${formatNumber(Math.max(1, bytes / 1e3), 0)} kB`;
  return bytes < 1e9 ? `${formatNumber(bytes / 1e6, 1)} MB` : `${formatNumber(bytes / 1e9, 1)} GB`;
}

/** A number for a text field: decimal comma, no thousands separator. */
export const formatInputNumber = (value: number): string =>
  String(value).includes('e')
    ? formatNumber(value, 10).replaceAll('.', '')
    : String(value).replace('.', ',');

/** An amount for a text field: `1650.5` → `1.650,50`; what is no whole cent is not rounded away. */
export const formatInputMoney = (euro: number): string =>
  Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6
    ? numberFormat(2, true).format(euro)
    : numberFormat(10, false).format(euro);

/** How a text field reads numbers without a rule of its own. */
export const readInputNumber = (text: string, { thousands = false } = {}): NumberReading | null =>
  readNumber(dropUnfinished(text), { unit: '€', usualMax: thousands ? Infinity : 0 });

/** A sign without the decimals that are still to be typed. */
export const dropUnfinished = (text: string): string => text.trim().replace(/(\d)[.,]$/, '$1');

/**
 * Parses a typed number; `null` when it is none. A single dot is the decimal sign of a phone's
 * keyboard, unless a comma follows, or `thousands` marks a field for large amounts and three digits
 * follow.
 */
export const parseNumber = (text: string, options: { thousands?: boolean } = {}): number | null =>
  readInputNumber(text, options)?.value ?? null;
