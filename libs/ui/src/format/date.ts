export { formatDay, formatMoment, formatMomentDay, formatTime } from '@pratiche/domain';

/**
 * What somebody typed as a day: `3/4/2026`, `03-04-2026`, `03042026`, `3.4.26`. Answers `yyyy-mm-dd`,
 * `null` for anything that is no day of the calendar.
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
 * A day as it is being typed, `before` and `after` a key: the slash after day and month comes by itself while digits are
 * typed at the end, never while something is deleted. Who types a separator too does not get two.
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

/** Two-digit years lie at most ten years ahead. */
function expandTwoDigitYear(year: number): number {
  return 2000 + year <= new Date().getFullYear() + 10 ? 2000 + year : 1900 + year;
}
