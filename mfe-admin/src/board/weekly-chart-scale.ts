import type { WorkBoardDto } from '@pratiche/api';

export type Week = WorkBoardDto['weeks'][number];

export const WEEKLY_SERIES = [
  { key: 'received', label: 'Ricevute' },
  { key: 'filed', label: 'Inviate a ENEA' },
  { key: 'completed', label: 'Completate' },
] as const satisfies readonly { key: keyof Omit<Week, 'monday'>; label: string }[];

/**
 * Returns the top of the scale: 4, 8, 20, 40, 80, 200 …, because its quarters, where the grid lines
 * are, are whole numbers.
 */
export function niceScaleMaximum(weeks: readonly Week[]): number {
  const most = Math.max(0, ...weeks.flatMap((week) => WEEKLY_SERIES.map(({ key }) => week[key])));
  let power = 1;
  for (;;) {
    const top = [4, 8, 20].map((step) => step * power).find((one) => one >= most);
    if (top !== undefined) return top;
    power *= 10;
  }
}

/** Day and month of a week's Monday: "18/05". */
export const formatWeekLabel = ({ monday }: Pick<Week, 'monday'>): string =>
  `${monday.slice(8)}/${monday.slice(5, 7)}`;
