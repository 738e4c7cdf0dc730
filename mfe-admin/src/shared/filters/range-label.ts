import { formatDay } from '@pratiche/domain';
import type { ActiveFilter } from './FilterBar.js';
import { FILTER_TEXTS } from '../texts.js';

/** A range of days in words: "dal 01/02/2026"; `null` for none. */
export function rangeLabel(from: string | undefined, to: string | undefined): string | null {
  if (from && to)
    return from === to
      ? FILTER_TEXTS.onDay(formatDay(from))
      : FILTER_TEXTS.between(formatDay(from), formatDay(to));
  if (from) return FILTER_TEXTS.since(formatDay(from));
  return to ? FILTER_TEXTS.until(formatDay(to)) : null;
}

/** The chip of a `PeriodFilter`. */
export function toActivePeriod(
  label: string,
  { from, to }: Readonly<Record<string, string | undefined>>,
): ActiveFilter[] {
  const range = rangeLabel(from, to);
  return range === null ? [] : [{ keys: ['from', 'to'], label: `${label} ${range}` }];
}
