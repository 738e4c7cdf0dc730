import { type NumberBound, validateNumberBound } from '@pratiche/domain';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { MAX_ID } from '../http/id-param.pipe.js';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

const NUMBER_MESSAGE = 'Deve essere un numero.';

interface WholeNumberOptions extends FieldOptions {
  min: number;
  /** The largest number that a program reads exactly, without it. */
  max?: number;
  /** One message for every fault, where the field has one. */
  message?: string;
  messages?: { type?: string; min?: string; max?: string };
}

/** A whole number. */
export function WholeNumberField(options: WholeNumberOptions): PropertyDecorator {
  const { min, max = Number.MAX_SAFE_INTEGER, message, messages = {} } = options;
  return createField({
    options,
    api: { type: 'integer', minimum: min, maximum: max },
    rules: [
      IsInt({ message: messages.type ?? message ?? 'Deve essere un numero intero.' }),
      Min(min, { message: messages.min ?? message ?? `Non può essere minore di ${min}.` }),
      Max(max, { message: messages.max ?? message ?? `Non può superare ${max}.` }),
    ],
  });
}

/** The id of a row. */
export const IdField = (
  options: FieldOptions & Pick<WholeNumberOptions, 'message' | 'messages'>,
): PropertyDecorator => WholeNumberField({ ...options, min: 1, max: MAX_ID });

/** A number within a bound of the domain. */
export function BoundedNumberField(
  bound: NumberBound,
  options: FieldOptions = {},
): PropertyDecorator {
  return createField({
    options,
    // The rule forgives rounding, so that a whole number may come as 7.0000000001.
    api: { type: Number, minimum: bound.min, maximum: bound.max },
    rules: [
      IsNumber({}, { message: NUMBER_MESSAGE }),
      KeepsRule('numberBound', (value) => validateNumberBound(Number(value), bound)),
    ],
  });
}

/** A number checked by a rule that says what is wrong with it, or `null`. */
export function RuledNumberField(
  validate: (value: number) => string | null,
  options: FieldOptions = {},
): PropertyDecorator {
  return createField({
    options,
    api: { type: Number },
    rules: [
      IsNumber({}, { message: NUMBER_MESSAGE }),
      KeepsRule('numberRule', (value) => validate(Number(value))),
    ],
  });
}
