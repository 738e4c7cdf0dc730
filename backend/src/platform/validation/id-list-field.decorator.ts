import { ArrayMaxSize, ArrayMinSize, IsArray, Max, Min, IsInt } from 'class-validator';
import { MAX_ID } from '../http/id-param.pipe.js';
import { forEachRow } from './each-row.util.js';
import { requireListBound } from './plain-object.util.js';
import { createField, type FieldOptions } from './field.decorator.js';

const isId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;

interface IdListOptions extends FieldOptions {
  max: number;
  messages: { type: string; min: string; max: string; id: string };
}

/** Ids of several rows, at least one. */
export function IdListField({ messages, ...options }: IdListOptions): PropertyDecorator {
  const max = requireListBound(options.max);
  const eachId = forEachRow(isId, { message: messages.id });
  return createField({
    options,
    api: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      minItems: 1,
      maxItems: max,
    },
    rules: [
      IsArray({ message: messages.type }),
      ArrayMinSize(1, { message: messages.min }),
      ArrayMaxSize(max, { message: messages.max }),
      IsInt(eachId),
      Min(1, eachId),
      Max(MAX_ID, eachId),
    ],
  });
}
