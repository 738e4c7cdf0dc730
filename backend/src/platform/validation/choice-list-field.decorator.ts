import { ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { forEachRow } from './each-row.util.js';
import { createField, type FieldOptions } from './field.decorator.js';

interface ChoiceListOptions extends FieldOptions {
  /** Name of the enumeration in the description of the API. */
  name: string;
  messages: { type: string; min: string; choice: string };
}

/** Several of a list of values, at least one. */
export function ChoiceListField(
  values: readonly (string | number)[],
  { name, messages, ...options }: ChoiceListOptions,
): PropertyDecorator {
  const isChoice = (value: unknown): boolean => values.some((one) => one === value);
  return createField({
    options,
    api: { enum: [...values], enumName: name, isArray: true, minItems: 1 },
    rules: [
      IsArray({ message: messages.type }),
      ArrayMinSize(1, { message: messages.min }),
      IsIn([...values], forEachRow(isChoice, { message: messages.choice })),
    ],
  });
}
