import { formatCount } from '@pratiche/domain';

/** The number beside an entry of the menu, for who cannot see its drawing. */
export const describeUnread = (count: number): string =>
  formatCount(count, 'pratica con messaggi da leggere', 'pratiche con messaggi da leggere');
