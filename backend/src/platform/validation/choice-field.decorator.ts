import { IsDefined, IsIn } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';

interface ChoiceOptions extends FieldOptions {
  /** Name of the enumeration in the description of the API: `StatusCode`. */
  name: string;
  message?: string;
  /** Message of an absent value, where it differs. */
  requiredMessage?: string;
}

/** One of a list of values. */
export function ChoiceField(
  values: readonly (string | number)[],
  { name, message = 'Valore non previsto.', requiredMessage = message, ...options }: ChoiceOptions,
): PropertyDecorator {
  return createField({
    options,
    api: { enum: [...values], enumName: name },
    rules: [IsDefined({ message: requiredMessage }), IsIn([...values], { message })],
  });
}
