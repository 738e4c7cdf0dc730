import { COUNTED_FIGURES, type CountedFigure } from '@pratiche/domain';
import { SKIP_REASONS } from '@pratiche/domain/working-day';
import { formatDay } from '@pratiche/ui';

interface CountedTexts {
  title: string;
  /** Head of the column with the moment. */
  moment: string;
  /** Head of the column with the words; `null` where there are none. */
  reason: string | null;
}

const TEXTS: Readonly<Record<CountedFigure, CountedTexts>> = {
  received: { title: 'Pratiche ricevute', moment: 'Ricevuta', reason: null },
  returned: { title: 'Pratiche tornate in correzione', moment: 'Rimandata', reason: 'Perché' },
  'week-received': { title: 'Invii ricevuti', moment: 'Ricevuto', reason: null },
  'week-filed': { title: 'Invii a ENEA', moment: 'Inviata a ENEA', reason: null },
  'week-completed': { title: 'Completamenti', moment: 'Completata', reason: null },
  correction: { title: 'Richieste di correzione', moment: 'Chieste', reason: 'Perché' },
  skip: { title: 'Pratiche saltate', moment: 'Saltata', reason: 'Nota' },
};

export const getCountedTexts = (figure: CountedFigure): CountedTexts => TEXTS[figure];

export const isCountedFigure = (value: string | null): value is CountedFigure =>
  COUNTED_FIGURES.some((figure) => figure === value);

/** Which days and which reason it is about: "Settimana del 16/11/2026", "Dal 27/08/2026 · Manca il saldo". */
export function describeCounted(figure: CountedFigure, day: string, reason: string | null): string {
  const days = figure.startsWith('week-')
    ? `Settimana del ${formatDay(day)}`
    : `Dal ${formatDay(day)}`;
  const skip = SKIP_REASONS.find(({ code }) => figure === 'skip' && code === reason);
  const words = skip?.label ?? reason;
  return [days, words].filter((part) => part !== null).join(' · ');
}
