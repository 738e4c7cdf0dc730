import { addDays, toRomeClock } from '@pratiche/domain';

const HOUR_MS = 3_600_000;

/**
 * The moment at which a full hour of a day begins in Italy. The hour that is skipped in spring
 * becomes the next one; of the hour that occurs twice in autumn the first is taken.
 */
export function romeHourToDate(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const candidates = [2, 1].map((ahead) => asUtc - ahead * HOUR_MS);
  return new Date(candidates.find((moment) => toRomeClock(moment) === asUtc) ?? asUtc - HOUR_MS);
}

/** The moment at which a day (moved by some days) begins in Italy: 22:00 or 23:00 UTC of the evening before. */
export const startOfRomeDay = (day: string, offset = 0): Date =>
  romeHourToDate(addDays(day, offset), 0);
