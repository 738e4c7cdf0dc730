import { formatCredits, formatNumber } from './numbers.js';

/** The singular for exactly one, the plural otherwise (CLDR's rule for Italian): `0 pratiche`, `1 pratica`, `1,5 crediti`. */
export const selectPlural = <T>(count: number, one: T, many: T): T =>
  Math.abs(count) === 1 ? one : many;

/** A count with its word: `1 pratica`, `1.234 pratiche`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${selectPlural(count, one, many)}`;

/** Credits with their word: `1 credito`, `0,5 crediti`. */
export const formatCreditCount = (credits: number): string =>
  `${formatCredits(credits)} ${selectPlural(credits, 'credito', 'crediti')}`;
