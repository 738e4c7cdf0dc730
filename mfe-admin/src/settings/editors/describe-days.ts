import { formatNumber } from '@pratiche/domain';
import { LIST_EDITOR_TEXTS } from './texts.js';

/** Days as people think of them. */
export function describeDays(days: number | null): string {
  if (days === null) return '—';
  if (days < 60)
    return days === 1 ? LIST_EDITOR_TEXTS.oneDay : LIST_EDITOR_TEXTS.someDays(formatNumber(days));
  if (days < 730) return LIST_EDITOR_TEXTS.months(formatNumber(Math.round(days / 30.4)));
  return LIST_EDITOR_TEXTS.years(formatNumber(Math.round((days / 365.25) * 10) / 10));
}
