import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

interface QueryWholeNumberOptions extends FieldOptions {
  /** How the number must be written, since a query carries text. */
  pattern: RegExp;
  min: number;
  /** The largest number that a program reads exactly, without it. */
  max?: number;
  /** One message for every fault, where the field has one. */
  message: string;
  /** Messages of a number out of its bounds, where they differ. */
  messages?: { min?: string; max?: string };
}

/** A whole number of a query. */
export const QueryWholeNumberField = ({
  pattern,
  min,
  max = Number.MAX_SAFE_INTEGER,
  message,
  messages = {},
  ...options
}: QueryWholeNumberOptions): PropertyDecorator =>
  createField({
    options,
    api: { type: 'integer', minimum: min, maximum: max },
    rules: [
      IsInt({ message }),
      Min(min, { message: messages.min ?? message }),
      Max(max, { message: messages.max ?? message }),
    ],
    normalize: (value) => readNumber(value, pattern),
  });

interface QueryDecimalOptions extends FieldOptions {
  pattern: RegExp;
  message: string;
  /** Says what is wrong with the number, or `null`. */
  validate?: (value: number) => string | null;
}

/** A number with a decimal point of a query. */
export const QueryDecimalField = ({
  pattern,
  message,
  validate = () => null,
  ...options
}: QueryDecimalOptions): PropertyDecorator =>
  createField({
    options,
    api: { type: Number },
    rules: [IsNumber({}, { message }), KeepsRule('numberRule', (value) => validate(Number(value)))],
    normalize: (value) => readNumber(value, pattern),
  });

/** Text that is no number as the pattern wants it stays text, and is refused as such. */
const readNumber = (value: unknown, pattern: RegExp): unknown =>
  typeof value === 'string' && pattern.test(value) ? Number(value) : value;
