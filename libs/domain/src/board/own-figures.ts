import { calculateDaysPercentile, COMPLETION_PARTS } from './completion-times.js';

/** A draft that was not saved for longer than this has been left. */
export const STALE_DRAFT_DAYS = 30;
/** The latest completed dossiers that tell how long the next one usually takes. */
export const USUAL_DAYS_SAMPLE = 50;
/** Of fewer dossiers nothing usual is said. */
const FEWEST_FOR_USUAL = 3;
const DAY_MS = 86_400_000;

/**
 * Days from sending within which half of the dossiers were completed, at least one; `null` where
 * there are too few.
 */
export function calculateUsualDays(
  times: readonly { sent: Date; completed: Date }[],
): number | null {
  if (times.length < FEWEST_FOR_USUAL) return null;
  const days = times.map(({ sent, completed }) =>
    Math.max(1, Math.ceil((completed.getTime() - sent.getTime()) / DAY_MS)),
  );
  return calculateDaysPercentile(
    days.map((one) => ({ days: one, total: 1 })),
    COMPLETION_PARTS.median,
  );
}
