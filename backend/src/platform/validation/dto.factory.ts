import type { Type } from '@nestjs/common';

/** One decorator per field of a form. */
export type DtoFields<Form> = { readonly [Field in keyof Form]-?: PropertyDecorator };

/** A DTO class made from a table of fields, so that the table stays the only list of them. */
export function createDto<Form extends object>(name: string, fields: DtoFields<Form>): Type<Form> {
  class FormDto {}
  Object.defineProperty(FormDto, 'name', { value: name });
  for (const [field, decorate] of Object.entries<PropertyDecorator>(fields))
    decorate(FormDto.prototype, field);
  return FormDto as Type<Form>;
}
