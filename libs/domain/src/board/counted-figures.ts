import { addDays } from '../deadlines/calendar-days.js';
import type { WeeklyFigure } from '../statuses/index.js';
import { getNextMonth } from './months.js';

/** The figures of the board that have a list of their own: no list of the office holds all they count. */
export const COUNTED_FIGURES = [
  'received',
  'returned',
  'week-received',
  'week-filed',
  'week-completed',
  'month-received',
  'month-filed',
  'month-completed',
  'month-fitters',
  'correction',
  'skip',
] as const;
export type CountedFigure = (typeof COUNTED_FIGURES)[number];

/** Letters of a reason by which requests for corrections are counted together. */
export const COUNTED_REASON_LENGTH = 200;

const STEPS: Partial<Record<CountedFigure, WeeklyFigure>> = {
  'week-received': 'received',
  'week-filed': 'filed',
  'week-completed': 'completed',
  'month-received': 'received',
  'month-filed': 'filed',
  'month-completed': 'completed',
};

/** The steps of a week or a month that a figure counts; `null` for one that counts something else. */
export const getWeeklyFigure = (figure: CountedFigure): WeeklyFigure | null =>
  STEPS[figure] ?? null;

/** The first day that a figure counts no more; `null` for one that counts until today. */
export function getCountedEnd(figure: CountedFigure, day: string): string | null {
  if (figure.startsWith('week-')) return addDays(day, 7);
  return figure.startsWith('month-') ? getNextMonth(day) : null;
}
