export { formatDay, formatMoment, formatMomentDay, formatTime, parseDay } from '@pratiche/domain';

/** A year of four digits that got the slash of a day: no month is above 12. */
const YEAR_WITH_SLASH = /^(?:19|20)\/(?:1[3-9]|[2-9]\d)$/;

/**
 * Formats a day while it is typed, from the text `before` and `after` a key: adds the slash after
 * day and month while digits are typed at the end, never during a deletion. A separator typed by
 * the user is not doubled. What can be no month ends a year that comes first: `2026-10-31`.
 */
export function insertDateSlashes(before: string, after: string): string {
  if (after.length <= before.length) return after;
  if (
    before.endsWith('/') &&
    /^[/.\-\s]$/.test(after.slice(before.length)) &&
    after.startsWith(before)
  )
    return before;
  if (YEAR_WITH_SLASH.test(after)) return after.replace('/', '');
  return /^\d{2}$/.test(after) || /^\d{2}\/\d{2}$/.test(after) ? `${after}/` : after;
}
