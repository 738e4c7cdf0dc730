import { formatDay, formatMoment, formatMomentDay } from './date.js';

interface DateTextProps {
  /** A day (`yyyy-mm-dd`) or a moment (ISO 8601). */
  value: string | null | undefined;
  /** Also the time of a moment. */
  time?: boolean;
}

/** A date as gg/mm/aaaa, Italian time; a dash for none. */
export function DateText({ value, time = false }: DateTextProps) {
  if (!value) return <span className="pr-number">–</span>;
  const isDay = value.length === 10;
  return (
    <time className="pr-number" dateTime={value}>
      {isDay ? formatDay(value) : (time ? formatMoment : formatMomentDay)(value)}
    </time>
  );
}
