import {
  type ProductFields,
  type SimpleField,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
} from '@pratiche/domain';
import { choiceSpec, flagSpec, numberSpec, yesNoSpec, type FieldSpec } from './field-spec.js';

function toFieldSpec(field: SimpleField): FieldSpec {
  if (field.kind === 'flag') return flagSpec(field.label, field.help);
  if (field.kind === 'yesNo') return yesNoSpec(field.label, field.help);
  if (field.kind === 'number') return numberSpec(field.label, field.unit, field.help);
  return choiceSpec(field.label, field.offered ?? field.choices, field.help);
}

/** Specs of the fields of a product, keyed by their path within the row. */
export const createProductSpecs = (fields: ProductFields): Readonly<Record<string, FieldSpec>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): [string, FieldSpec][] =>
      field.kind === 'group'
        ? [
            [key, flagSpec(field.label)],
            ...Object.entries(field.parts).flatMap(([part, inner]) =>
              Object.entries(createProductSpecs(inner)).map(([name, spec]): [string, FieldSpec] => [
                `${key}.${part}.${name}`,
                spec,
              ]),
            ),
          ]
        : [[key, toFieldSpec(field)]],
    ),
  );

export const SERRAMENTO_FIELDS = createProductSpecs(WINDOW_FIELDS);
export const SCHERMATURA_FIELDS = createProductSpecs(SHADING_FIELDS);
export const CHIUSURA_FIELDS = createProductSpecs(SHUTTER_FIELDS);
