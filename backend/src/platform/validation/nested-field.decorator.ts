import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { forEachRow } from './each-row.util.js';
import { isPlainObject, requireListBound } from './plain-object.util.js';

type DtoClass = new () => object;

interface NestedOptions extends FieldOptions {
  /** Message of what is no object. */
  message?: string;
}

/** An object with fields of its own. */
export function NestedField(
  dto: () => DtoClass,
  { message = 'Valore non valido.', ...options }: NestedOptions = {},
): PropertyDecorator {
  return withType(
    dto,
    createField({
      options,
      // The description knows a lazy type by the name `type` of its function.
      api: { type: () => dto() },
      rules: [IsObject({ message }), ValidateNested({ message })],
    }),
  );
}

interface NestedListOptions extends FieldOptions {
  min?: number;
  max: number;
  messages?: { type?: string; min?: string; max?: string };
}

/** A list of objects. */
export function NestedListField(
  dto: () => DtoClass,
  options: NestedListOptions,
): PropertyDecorator {
  const { min, messages = {} } = options;
  const max = requireListBound(options.max);
  return withType(
    dto,
    createField({
      options,
      api: {
        type: () => dto(),
        isArray: true,
        maxItems: max,
        ...(min === undefined ? {} : { minItems: min }),
      },
      rules: [
        IsArray({ message: messages.type ?? 'Deve essere un elenco.' }),
        ...(min === undefined ? [] : [ArrayMinSize(min, { message: messages.min ?? '' })]),
        ArrayMaxSize(max, { message: messages.max ?? `Al massimo ${max} righe.` }),
        IsObject(forEachRow(isPlainObject, { message: 'Valore non valido.' })),
        ValidateNested({ each: true, message: 'Valore non valido.' }),
      ],
    }),
  );
}

/** Class-transformer builds the class before the rules see it. */
function withType(dto: () => DtoClass, field: PropertyDecorator): PropertyDecorator {
  return (target, key) => {
    Type(dto)(target, key);
    field(target, key);
  };
}
