import { formatCount } from '@pratiche/domain';

export const FIGURE_TEXTS = {
  unread: 'Con messaggi da leggere',
  postponed: 'Rimandate',
  postponedHint: 'A un altro giorno o fino alla risposta',
};

/** Those of the other list are not in the number, which opens the list it counts. */
export const describeOtherUnread = (elaborated: number): string =>
  elaborated === 0
    ? 'L’installatore aspetta una risposta'
    : `Oltre a ${formatCount(elaborated, 'elaborata', 'elaborate')}`;
