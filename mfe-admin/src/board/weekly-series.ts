import type { WorkBoardDto } from '@pratiche/api';
import type { CountedFigure } from '@pratiche/domain';
import { CHART_TEXTS } from './texts.js';

export type Week = WorkBoardDto['weeks'][number];

export const WEEKLY_SERIES = [
  { key: 'received', label: CHART_TEXTS.received, figure: 'week-received' },
  { key: 'filed', label: CHART_TEXTS.filed, figure: 'week-filed' },
  { key: 'completed', label: CHART_TEXTS.completed, figure: 'week-completed' },
] as const satisfies readonly {
  key: keyof Omit<Week, 'monday'>;
  label: string;
  figure: CountedFigure;
}[];

/** Day and month of a week's Monday: "18/05". */
export const formatWeekLabel = (monday: string): string =>
  `${monday.slice(8)}/${monday.slice(5, 7)}`;

/** Pixels; also of the empty box before the chart is there. */
export const CHART_HEIGHT = 260;
