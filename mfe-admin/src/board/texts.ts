import { formatCount } from '@pratiche/domain';

export const FIGURE_TEXTS = {
  unread: 'Con messaggi da leggere',
  postponed: 'Rimandate',
  postponedHint: 'A un altro giorno o fino alla risposta',
};

/** Those of the other list are not in the number, which opens the list it counts. */
export function describeUnread(received: number, elaborated: number): string {
  if (elaborated > 0) return `Oltre a ${formatCount(elaborated, 'elaborata', 'elaborate')}`;
  return received === 0 ? 'Nessun messaggio nuovo' : 'L’installatore aspetta una risposta';
}
