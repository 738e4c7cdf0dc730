import { formatNumber } from '@pratiche/domain';

/** Days as people think of them. */
export function describeDays(days: number | null): string {
  if (days === null) return '—';
  if (days < 60) return days === 1 ? '1 giorno' : `${formatNumber(days)} giorni`;
  if (days < 730) return `circa ${formatNumber(Math.round(days / 30.4))} mesi`;
  return `circa ${formatNumber(Math.round((days / 365.25) * 10) / 10)} anni`;
}
