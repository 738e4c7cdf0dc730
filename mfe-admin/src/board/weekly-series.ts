import type { WorkBoardDto } from '@pratiche/api';

export type Week = WorkBoardDto['weeks'][number];

export const WEEKLY_SERIES = [
  { key: 'received', label: 'Ricevute' },
  { key: 'filed', label: 'Inviate a ENEA' },
  { key: 'completed', label: 'Completate' },
] as const satisfies readonly { key: keyof Omit<Week, 'monday'>; label: string }[];

/** Day and month of a week's Monday: "18/05". */
export const formatWeekLabel = (monday: string): string =>
  `${monday.slice(8)}/${monday.slice(5, 7)}`;

/** Pixels; also of the empty box before the chart is there. */
export const CHART_HEIGHT = 260;
