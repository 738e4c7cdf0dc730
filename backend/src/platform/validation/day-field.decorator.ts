import { DAY_MESSAGE } from '@pratiche/domain';
import { Matches } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

interface DayOptions extends FieldOptions {
  /** First and last day, `yyyy-mm-dd`; all days of the calendar without them. */
  min?: string;
  max?: string;
  message?: string;
}

/** A day, `yyyy-mm-dd`, that the calendar has. */
export function DayField({
  min,
  max,
  message = 'Data non valida: usa il formato aaaa-mm-gg.',
  ...options
}: DayOptions = {}): PropertyDecorator {
  return createField({
    options,
    api: { type: String, format: 'date' },
    rules: [
      Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
      KeepsRule('calendarDay', (value) => {
        if (!isCalendarDay(String(value))) return message;
        const isInside =
          (min === undefined || String(value) >= min) &&
          (max === undefined || String(value) <= max);
        return isInside ? null : DAY_MESSAGE;
      }),
    ],
  });
}

/** Days that lists and settings speak of. */
export const RecentDayField = (options: FieldOptions = {}): PropertyDecorator =>
  DayField({ ...options, min: '2000-01-01', max: '2100-12-31' });

function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
