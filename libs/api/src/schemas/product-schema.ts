import type { FieldValue, ProductFields, SimpleField } from '@pratiche/domain';
import { z } from 'zod';
import { bounded, flag, oneOf } from './common.js';

/** An absent field is empty: the defaults of a new row are the form's. */
export type ProductSchema<T> = z.ZodObject<{
  -readonly [K in keyof T]: z.ZodType<FieldValue<T[K]>, FieldValue<T[K]> | undefined>;
}>;

const createFieldSchema = (field: SimpleField): z.ZodType => {
  if (field.kind === 'flag') return flag.default(field.default);
  return (field.kind === 'number' ? bounded(field.bound) : oneOf(field.choices)).default(null);
};

/** Checks the shape of a row; what the rules say of its values is the domain's. */
export const createProductSchema = <T extends ProductFields>(fields: T): ProductSchema<T> =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        field.kind === 'group'
          ? z
              .object(
                Object.fromEntries(
                  Object.entries(field.parts).map(([part, inner]) => [
                    part,
                    createProductSchema(inner),
                  ]),
                ),
              )
              .nullable()
              .default(null)
          : createFieldSchema(field),
      ]),
    ),
  ) as ProductSchema<T>;
