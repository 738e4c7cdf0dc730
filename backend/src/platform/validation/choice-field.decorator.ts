import { IsIn } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';

interface ChoiceOptions extends FieldOptions {
  /** Name of the enumeration in the description of the API: `StatusCode`. */
  name: string;
  message?: string;
}

/** One of a list of values. */
export function ChoiceField(
  values: readonly (string | number)[],
  { name, message = 'Valore non previsto.', ...options }: ChoiceOptions,
): PropertyDecorator {
  return createField({
    options,
    api: { enum: [...values], enumName: name },
    rules: [IsIn([...values], { message })],
  });
}
