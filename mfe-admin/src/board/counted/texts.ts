import { COUNTED_FIGURES, type CountedFigure, SKIP_REASONS } from '@pratiche/domain';
import { formatDay } from '@pratiche/ui';
import { formatMonth } from '../month-texts.js';

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
  'month-received': { title: 'Invii ricevuti', moment: 'Ricevuto', reason: null },
  'month-filed': { title: 'Invii a ENEA', moment: 'Inviata a ENEA', reason: null },
  'month-completed': { title: 'Completamenti', moment: 'Completata', reason: null },
  'month-fitters': { title: 'Installatori attivi', moment: 'Ultimo invio', reason: null },
  correction: { title: 'Richieste di correzione', moment: 'Chieste', reason: 'Perché' },
  skip: { title: 'Pratiche saltate', moment: 'Saltata', reason: 'Nota' },
};

export const getCountedTexts = (figure: CountedFigure): CountedTexts => TEXTS[figure];

export const isCountedFigure = (value: string | null): value is CountedFigure =>
  COUNTED_FIGURES.some((figure) => figure === value);

/** Which days and which reason it is about: "Settimana del 16/11/2026", "Dal 27/08/2026 · Manca il saldo". */
export function describeCounted(figure: CountedFigure, day: string, reason: string | null): string {
  const skip = SKIP_REASONS.find(({ code }) => figure === 'skip' && code === reason);
  const words = skip?.label ?? reason;
  return [describeDays(figure, day), words].filter((part) => part !== null).join(' · ');
}

function describeDays(figure: CountedFigure, day: string): string {
  if (figure.startsWith('week-')) return `Settimana del ${formatDay(day)}`;
  return isOfMonth(figure) ? `Mese di ${formatMonth(day)}` : `Dal ${formatDay(day)}`;
}

const isOfMonth = (figure: CountedFigure): boolean => figure.startsWith('month-');

/** The page whose number led here. */
export const getCountedOrigin = (figure: CountedFigure): { to: string; label: string } =>
  isOfMonth(figure)
    ? { to: '/administration/months', label: 'Andamento' }
    : { to: '/administration/board', label: 'Quadro di lavoro' };
