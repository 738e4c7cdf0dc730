import {
  getBuiltInLabel,
  listChoices,
  type EditableChoiceSettings,
} from '../enumerations/index.js';
import {
  listFieldEntries,
  readProductNumber,
  sortByPlace,
  type ProductFields,
  type RowOf,
  type SimpleField,
} from '../products/index.js';
import { findChoiceLookup } from './labels/choice-lookups.js';
import { lookupYesNo, withLabels } from './labels/index.js';
import { createTextElements, formatPlainNumber } from './write-elements.js';
import type { XmlElement } from './xml-element.js';
import type { XmlSection } from './xml-section.js';

/** A field that has an element in the file. */
interface XmlField {
  readonly key: string;
  readonly field: SimpleField;
  readonly element: string;
}

/** The fields that have an element, in the order of the file. */
export const listXmlFields = (fields: ProductFields): XmlField[] =>
  sortByPlace(
    listFieldEntries(fields).flatMap(([key, field]) =>
      field.kind === 'group' || field.xml === null
        ? []
        : [{ key, field, element: field.xml.element, order: field.xml.order }],
    ),
    ({ order }) => order,
  );

/** Writes the built-in label, which can be read back even if the back office renames the value. */
function formatXmlValue(field: SimpleField, value: unknown): string | null {
  if (field.kind === 'flag') return value === true ? 'Sì' : 'No';
  if (field.kind === 'yesNo') return typeof value !== 'boolean' ? null : value ? 'Sì' : 'No';
  if (field.kind === 'number') return typeof value === 'number' ? formatPlainNumber(value) : null;
  return getBuiltInLabel(field.choices, value);
}

/** The elements of a row that are filled in. */
export const writeProductFields = <T extends ProductFields>(
  fields: T,
  row: RowOf<T>,
): XmlElement[] =>
  createTextElements(
    Object.fromEntries(
      listXmlFields(fields).map(({ key, field, element }) => [
        element,
        formatXmlValue(field, row[key]),
      ]),
    ),
  );

function readXmlValue(
  section: XmlSection,
  element: string,
  field: SimpleField,
  settings: EditableChoiceSettings,
): unknown {
  if (field.kind === 'flag' || field.kind === 'yesNo')
    return section.readChoice(element, lookupYesNo) ?? field.default;
  if (field.kind === 'choice')
    return section.readChoice(
      element,
      withLabels(findChoiceLookup(field.choices), listChoices(field.choices, settings)),
    );
  const { max = field.bound.max, decimals = field.bound.decimals } = field.xml ?? {};
  return section.readAmount(
    element,
    (text) => readProductNumber(field, text)?.value ?? null,
    max,
    decimals,
  );
}

/** What the file says of a row; a field without an element has no value. */
export function readProductFields<T extends ProductFields>(
  fields: T,
  section: XmlSection,
  settings: EditableChoiceSettings,
): RowOf<T> {
  const said = new Map(
    listXmlFields(fields).map(({ key, field, element }) => [
      key,
      readXmlValue(section, element, field, settings),
    ]),
  );
  return Object.fromEntries(
    listFieldEntries(fields).map(([key, field]) => [
      key,
      said.get(key) ?? (field.kind === 'flag' ? field.default : null),
    ]),
  ) as RowOf<T>;
}

/**
 * Defaults take the place of elements the file does not have; a value that is there and cannot be read stays open.
 * @param known what else is known of the row, before the defaults
 */
export function fillAbsentFields<T extends ProductFields>(
  fields: T,
  row: RowOf<T>,
  section: XmlSection,
  known: Partial<RowOf<T>> = {},
): RowOf<T> {
  const absent = listXmlFields(fields).filter(
    ({ key, element }) => row[key] === null && !section.hasElement(element),
  );
  return {
    ...row,
    ...Object.fromEntries(
      absent.map(({ key, field }) => [key, known[key] ?? field.xml?.whenAbsent ?? field.default]),
    ),
  };
}
