import { lazyValue } from '@pratiche/domain';

const getMonthFormat = lazyValue(
  () => new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const getShortMonthFormat = lazyValue(
  () => new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' }),
);

/** "novembre 2026" of the first day of a month. */
export const formatMonth = (first: string): string => getMonthFormat().format(new Date(first));

/** "nov 26". */
export const formatShortMonth = (first: string): string =>
  getShortMonthFormat().format(new Date(first));
