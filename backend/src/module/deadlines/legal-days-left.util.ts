import { countDaysLeft, getLegalDeadline } from '@pratiche/domain';
import type { DeadlineCount } from './deadline-metrics.repository.js';

/** Days before the day of the law from which on a dossier is counted. */
export const NEAR_DAYS = 14;
/** Label of those whose day has passed. */
export const PAST = 'past';

/** Every bucket has a figure: what is missing could mean that nothing was counted. */
const BUCKETS = [PAST, ...Array.from({ length: NEAR_DAYS + 1 }, (_, days) => String(days))];

/** Dossiers by days left to the day of the law, from those by deadline. */
export function countByDaysLeft(
  rows: readonly DeadlineCount[],
  today: string,
): Map<string, number> {
  const counts = new Map(BUCKETS.map((bucket) => [bucket, 0]));
  for (const { deadline, count } of rows) {
    const left = countDaysLeft(getLegalDeadline(deadline), today);
    const bucket = left < 0 ? PAST : String(left);
    const before = counts.get(bucket);
    if (before !== undefined) counts.set(bucket, before + count);
  }
  return counts;
}
