import { validateNumberBound, type NumberBound } from '@pratiche/domain';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

const NUMBER_MESSAGE = 'Deve essere un numero.';

interface WholeNumberOptions extends FieldOptions {
  min: number;
  max: number;
  messages?: { type?: string; min?: string; max?: string };
}

/** A whole number. */
export function WholeNumberField(options: WholeNumberOptions): PropertyDecorator {
  const { min, max, messages = {} } = options;
  return createField({
    options,
    api: { type: 'integer', minimum: min, maximum: max },
    rules: [
      IsInt({ message: messages.type ?? 'Deve essere un numero intero.' }),
      Min(min, { message: messages.min ?? `Non può essere minore di ${min}.` }),
      Max(max, { message: messages.max ?? `Non può superare ${max}.` }),
    ],
  });
}

const ID_MAX = 2_147_483_647;

/** The id of a row; every fault of it has the same message. */
export const IdField = ({
  message,
  ...options
}: FieldOptions & { message: string }): PropertyDecorator =>
  WholeNumberField({
    ...options,
    min: 1,
    max: ID_MAX,
    messages: { type: message, min: message, max: message },
  });

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
