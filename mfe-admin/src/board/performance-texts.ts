import { calculateShare, COUNTED_REASON_LENGTH } from '@pratiche/domain';
import { formatNumber } from '@pratiche/ui';

/** "in un giorno", "in 12 giorni"; a dash where nothing was completed. */
export function formatDays(days: number | null): string {
  if (days === null) return '—';
  if (days === 0) return 'in giornata';
  return days === 1 ? 'in un giorno' : `in ${formatNumber(days, 0)} giorni`;
}

/** "12,5 % (2 di 16)". */
export function formatReturnedShare({
  returned,
  received,
}: {
  returned: number;
  received: number;
}): string {
  const share = calculateShare(returned, received);
  if (share === null) return '—';
  const percent = formatNumber(share, Number.isInteger(share) ? 0 : 1);
  return `${percent} % (${formatNumber(returned, 0)} di ${formatNumber(received, 0)})`;
}

/** The server cuts a reason at a length: it ends with the last whole word. */
export const shortenReason = (reason: string): string =>
  reason.length < COUNTED_REASON_LENGTH ? reason : `${reason.replace(/\s+\S*$/, '')}…`;
