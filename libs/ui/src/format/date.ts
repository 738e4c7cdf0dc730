export { formatDay, formatMoment, formatMomentDay, formatTime } from '@pratiche/domain';

/**
 * Parses a typed day: `3/4/2026`, `03-04-2026`, `03042026`, `3.4.26`. Returns `yyyy-mm-dd`, or
 * `null` for an invalid date.
 */
export function parseDay(text: string): string | null {
  const bare = text.trim();
  const parts =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2}|\d{4})$/.exec(bare) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (!parts) return null;
  const [, day = '', month = '', written = ''] = parts;
  const year = written.length === 2 ? expandTwoDigitYear(Number(written)) : Number(written);
  const iso = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * Formats a day while it is typed, from the text `before` and `after` a key: adds the slash after
 * day and month while digits are typed at the end, never during a deletion. A separator typed by
 * the user is not doubled.
 */
export function insertDateSlashes(before: string, after: string): string {
  if (after.length <= before.length) return after;
  if (
    before.endsWith('/') &&
    /^[/.\-\s]$/.test(after.slice(before.length)) &&
    after.startsWith(before)
  )
    return before;
  return /^\d{2}$/.test(after) || /^\d{2}\/\d{2}$/.test(after) ? `${after}/` : after;
}

/** Two-digit years are at most ten years in the future. */
function expandTwoDigitYear(year: number): number {
  return 2000 + year <= new Date().getFullYear() + 10 ? 2000 + year : 1900 + year;
}
