import type { Type } from '@nestjs/common';
import {
  type GroupField,
  type ProductFields,
  type RowOf,
  type SimpleField,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
} from '@pratiche/domain';
import {
  BoundedNumberField,
  ChoiceField,
  createDto,
  FlagField,
  NestedField,
} from '../../platform/validation/index.js';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The DTO of a product's row, from the table of its fields: it checks the shape of a row, and what
 * the rules say of its values is the domain's. An absent field is empty.
 */
export const createProductRowDto = <T extends ProductFields>(
  name: string,
  fields: T,
): Type<RowOf<T>> =>
  createDto<object>(
    `${name}Dto`,
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        field.kind === 'group'
          ? createGroupField(`${name}${capitalise(key)}`, field)
          : createSimpleField(`${name}${capitalise(key)}`, field),
      ]),
    ),
  ) as Type<RowOf<T>>;

function createSimpleField(name: string, field: SimpleField): PropertyDecorator {
  const description = field.label;
  if (field.kind === 'flag') return FlagField({ default: field.default, description });
  if (field.kind === 'yesNo') return FlagField({ default: null, isNullable: true, description });
  if (field.kind === 'number')
    return BoundedNumberField(field.bound, { default: null, description });
  return ChoiceField(
    field.choices.map(({ value }) => value),
    { name, default: null, description },
  );
}

function createGroupField(name: string, { parts }: GroupField): PropertyDecorator {
  const group = createDto<object>(
    `${name}Dto`,
    Object.fromEntries(
      Object.entries(parts).map(([part, inner]) => {
        const row = createProductRowDto(`${name}${capitalise(part)}`, inner);
        return [part, NestedField(() => row)];
      }),
    ),
  );
  return NestedField(() => group, { default: null });
}

/** A row of the windows. */
export class SerramentoDto extends createProductRowDto('Serramento', WINDOW_FIELDS) {}

/** A row of the shadings. */
export class SchermaturaDto extends createProductRowDto('Schermatura', SHADING_FIELDS) {}

/** A row of the shutters. */
export class ChiusuraDto extends createProductRowDto('Chiusura', SHUTTER_FIELDS) {}
