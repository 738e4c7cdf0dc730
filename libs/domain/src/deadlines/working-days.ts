import { addDays } from './calendar-days.js';

/** National holidays with a fixed day, `mm-dd`. */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** Saint Francis is a national holiday again (L. 151/2025). */
const SAINT_FRANCIS = { day: '10-04', firstYear: 2026 } as const;

/** Easter Sunday of a year, `yyyy-mm-dd`: the anonymous Gregorian algorithm (Meeus). */
function getEasterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a day is a Saturday, a Sunday or a national holiday of Italy. */
function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (
    weekday === 0 ||
    weekday === 6 ||
    FIXED_HOLIDAYS.has(day.slice(5)) ||
    (day.slice(5) === SAINT_FRANCIS.day && year >= SAINT_FRANCIS.firstYear) ||
    day === addDays(getEasterSunday(year), 1)
  );
}

/** The day itself, or the first working day after it. */
export function getNextWorkingDay(day: string): string {
  let next = day;
  while (isHoliday(next)) next = addDays(next, 1);
  return next;
}
