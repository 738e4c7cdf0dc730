import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

interface QueryWholeNumberOptions extends FieldOptions {
  /** How the number must be written, since a query carries text. */
  pattern: RegExp;
  min: number;
  max: number;
  messages: { type: string; min: string; max: string };
}

/** A whole number of a query. */
export const QueryWholeNumberField = ({
  pattern,
  min,
  max,
  messages,
  ...options
}: QueryWholeNumberOptions): PropertyDecorator =>
  createField({
    options,
    api: { type: 'integer', minimum: min, maximum: max },
    rules: [
      IsInt({ message: messages.type }),
      Min(min, { message: messages.min }),
      Max(max, { message: messages.max }),
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
