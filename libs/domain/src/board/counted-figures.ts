import type { WeeklyFigure } from '../statuses/index.js';

/** The figures of the board that have a list of their own: no list of the office holds all they count. */
export const COUNTED_FIGURES = [
  'received',
  'returned',
  'week-received',
  'week-filed',
  'week-completed',
  'correction',
  'skip',
] as const;
export type CountedFigure = (typeof COUNTED_FIGURES)[number];

/** Letters of a reason by which requests for corrections are counted together. */
export const COUNTED_REASON_LENGTH = 200;

const WEEKLY: Partial<Record<CountedFigure, WeeklyFigure>> = {
  'week-received': 'received',
  'week-filed': 'filed',
  'week-completed': 'completed',
};

/** The steps of a week that a figure counts; `null` for one of the last months. */
export const getWeeklyFigure = (figure: CountedFigure): WeeklyFigure | null =>
  WEEKLY[figure] ?? null;
