import { ArrayMaxSize, ArrayMinSize, IsArray, Max, Min, IsInt } from 'class-validator';
import { forEachRow } from './each-row.util.js';
import { createField, type FieldOptions } from './field.decorator.js';

const ID_MAX = 2_147_483_647;

const isId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= ID_MAX;

interface IdListOptions extends FieldOptions {
  max: number;
  messages: { type: string; min: string; max: string; id: string };
}

/** Ids of several rows, at least one. */
export function IdListField({ max, messages, ...options }: IdListOptions): PropertyDecorator {
  const eachId = forEachRow(isId, { message: messages.id });
  return createField({
    options,
    api: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: ID_MAX },
      minItems: 1,
      maxItems: max,
    },
    rules: [
      IsArray({ message: messages.type }),
      ArrayMinSize(1, { message: messages.min }),
      ArrayMaxSize(max, { message: messages.max }),
      IsInt(eachId),
      Min(1, eachId),
      Max(ID_MAX, eachId),
    ],
  });
}
