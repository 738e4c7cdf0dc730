import { addDays } from '@pratiche/domain';

const ROME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Day and full hour it is in Italy at a moment. */
function toRomeDayAndHour(moment: Date): { day: string; hour: number } {
  const parts = new Map(ROME_FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
}

const HOUR_MS = 3_600_000;

/**
 * The moment at which a full hour of a day begins in Italy. The hour that is skipped in spring
 * becomes the next one; of the hour that occurs twice in autumn the first is taken.
 */
export function romeHourToDate(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const candidates = [2, 1].map((ahead) => new Date(asUtc - ahead * HOUR_MS));
  return (
    candidates.find((moment) => {
      const rome = toRomeDayAndHour(moment);
      return rome.day === day && rome.hour === hour;
    }) ?? new Date(asUtc - HOUR_MS)
  );
}

/** The moment at which a day (moved by some days) begins in Italy: 22:00 or 23:00 UTC of the evening before. */
export const startOfRomeDay = (day: string, offset = 0): Date =>
  romeHourToDate(addDays(day, offset), 0);
