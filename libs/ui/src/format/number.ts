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

/** Size of a file: `12400000` → `12,4 MB`; never less than 1 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${formatNumber(Math.max(1, bytes / 1e3), 0)} kB`;
  return bytes < 1e9 ? `${formatNumber(bytes / 1e6, 1)} MB` : `${formatNumber(bytes / 1e9, 1)} GB`;
}

/** A number for a text field: decimal comma, no thousands separator. */
export const formatInputNumber = (value: number): string =>
  String(value).includes('e')
    ? formatNumber(value, 10).replaceAll('.', '')
    : String(value).replace('.', ',');

/** An amount for a text field: `1650.5` → `1.650,50`. */
export const formatInputMoney = (euro: number): string => numberFormat(2, true).format(euro);

/**
 * Parses a typed number; `null` when it is not a number. With a comma, dots are thousands
 * separators. A single dot without a comma is the decimal sign of a phone's keyboard, unless
 * `thousands` marks a field for large amounts and three digits follow the dot.
 */
export function parseNumber(text: string, { thousands = false } = {}): number | null {
  const bare = text
    .trim()
    .replace(/^€|€$/g, '')
    .replace(/[\s\u00a0']/g, '');
  if (!/^[+-]?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null;
  const commas = bare.split(',').length - 1;
  if (commas > 1) return null;
  if (commas === 1)
    return parseGroupedNumber(bare.slice(0, bare.indexOf(',')), bare.slice(bare.indexOf(',') + 1));
  const dots = bare.split('.').length - 1;
  if (dots > 1 || (dots === 1 && thousands && /^[+-]?\d{1,3}\.\d{3}$/.test(bare)))
    return parseGroupedNumber(bare, '');
  return parseFiniteNumber(bare);
}

/** An integer part with or without dots between groups of three, and the digits after the comma. */
function parseGroupedNumber(whole: string, decimals: string): number | null {
  if (!/^[+-]?(\d{1,3}(\.\d{3})+|\d*)$/.test(whole) || !/^\d*$/.test(decimals)) return null;
  return parseFiniteNumber(`${whole.replaceAll('.', '') || '0'}.${decimals || '0'}`);
}

function parseFiniteNumber(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
