import type { WorkBoard } from '@pratiche/api';

export type Week = WorkBoard['weeks'][number];

export const SERIES = [
  { key: 'received', label: 'Ricevute' },
  { key: 'filed', label: 'Inviate a ENEA' },
  { key: 'completed', label: 'Completate' },
] as const satisfies readonly { key: keyof Omit<Week, 'monday'>; label: string }[];

/** The top of the scale: the next 1, 2 or 5 with zeros, so that its lines stand on round numbers. */
export function scaleTop(weeks: readonly Week[]): number {
  const most = Math.max(0, ...weeks.flatMap((week) => SERIES.map(({ key }) => week[key])));
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}

/** Day and month of a week's Monday: "18/05". */
export const weekLabel = ({ monday }: Pick<Week, 'monday'>): string => `${monday.slice(8)}/${monday.slice(5, 7)}`;
