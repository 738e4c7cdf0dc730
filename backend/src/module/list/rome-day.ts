import { addDays } from '@pratiche/domain';

const ROME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' });

/** The moment at which a day (moved by some days) begins in Italy: 22:00 or 23:00 UTC of the evening before. */
export function startOfRomeDay(day: string, offset = 0): Date {
  const midnightUtc = Date.parse(`${addDays(day, offset)}T00:00:00Z`);
  const candidates = [2, 1].map((hours) => new Date(midnightUtc - hours * 3_600_000));
  return candidates.find((moment) => Number(ROME.format(moment)) === 0) ?? new Date(midnightUtc);
}
