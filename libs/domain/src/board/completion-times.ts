/** How many dossiers took a number of whole days. */
export interface DayCount {
  days: number;
  total: number;
}

/** The parts of all dossiers that the board tells the days of: the middle one and nine of ten. */
export const COMPLETION_PARTS = { median: 0.5, ninth: 0.9 } as const;

/**
 * The days within which a part (0 to 1) of the dossiers was completed, by the nearest rank; `null`
 * where there is none.
 */
export function calculateDaysPercentile(counts: readonly DayCount[], part: number): number | null {
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return null;
  const rank = Math.max(1, Math.ceil(part * all));
  let seen = 0;
  for (const { days, total } of counts.toSorted((one, other) => one.days - other.days)) {
    seen += total;
    if (seen >= rank) return days;
  }
  return null;
}

/** Share in percent with one decimal; `null` where there is nothing to divide by. */
export const calculateShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** Days that the figures on completion and corrections look back on, today included. */
export const PERFORMANCE_DAYS = 90;
