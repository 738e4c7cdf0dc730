import { IsISO8601, Matches } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';

const UTC_MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** A moment, ISO 8601 in UTC, on a day that the calendar has. */
export const MomentField = ({
  message = 'Momento non valido.',
  ...options
}: FieldOptions & { message?: string } = {}): PropertyDecorator =>
  createField({
    options,
    api: { type: String, format: 'date-time' },
    rules: [Matches(UTC_MOMENT, { message }), IsISO8601({ strict: true }, { message })],
  });
