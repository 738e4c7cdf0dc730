import { getChoiceLabel, listChoices } from '../enumerations/index.js';
import { formatNumber } from '../formats/index.js';
import {
  listFieldEntries,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  sortByPlace,
  WINDOW_FIELDS,
  type ChoiceField,
  type EneaPart,
  type GroupField,
  type ProductFields,
  type RowOf,
  type SimpleField,
} from '../products/index.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';
import type { EneaSheetRow, SheetSettings } from './enea-sheet-types.js';

type AnyRow = Readonly<Record<string, unknown>>;
interface PlacedRow {
  readonly row: EneaSheetRow<AnyRow>;
  readonly order: number | undefined;
}

const rows = createRowBuilders<AnyRow>();

/** A choice in the words of ENEA's form. */
function formatEneaChoice(
  { choices, enea }: ChoiceField,
  value: unknown,
  settings: SheetSettings,
): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (enea?.isBareNumber && typeof value === 'number') return formatNumber(value);
  return enea?.mappedTo
    ? getChoiceLabel(enea.mappedTo.choices, enea.mappedTo.values[value])
    : getChoiceLabel(listChoices(choices, settings), value);
}

function buildFieldRow(key: string, field: SimpleField, enea: EneaPart): EneaSheetRow<AnyRow> {
  if (field.kind === 'flag') return rows.flag(key, enea.label);
  if (field.kind === 'number') return rows.number(key, enea.label);
  return rows.derivedText(key, enea.label, (row, settings) =>
    formatEneaChoice(field, row[key], settings),
  );
}

/** The questions of a group apply when the group exists and the answer is not empty. */
const buildGroupRows = (group: string, { parts }: GroupField): EneaSheetRow<AnyRow>[] =>
  Object.entries(parts).flatMap(([part, fields]) =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.enea === null) return [];
      const inner = buildFieldRow(key, field, field.enea);
      const read = (row: AnyRow, settings: SheetSettings) => {
        const around = row[group] as Readonly<Record<string, AnyRow>> | null | undefined;
        return around?.[part] ? inner.read(around[part], settings) : null;
      };
      return [
        {
          key: field.enea.key ?? key,
          label: field.enea.label,
          read,
          when: (row: AnyRow, settings: SheetSettings) => read(row, settings) !== null,
        },
      ];
    }),
  );

/** The questions of ENEA's form on a product, in its order. */
export const buildProductEneaRows = <T extends ProductFields>(
  fields: T,
): readonly EneaSheetRow<RowOf<T>>[] =>
  sortByPlace(
    listFieldEntries(fields).flatMap(([key, field]): PlacedRow[] => {
      if (field.kind === 'group')
        return buildGroupRows(key, field).map((row) => ({ row, order: undefined }));
      return field.enea === null
        ? []
        : [{ row: buildFieldRow(key, field, field.enea), order: field.enea.order }];
    }),
    ({ order }) => order,
  ).map(({ row }) => row);

export const WINDOW_ROWS = buildProductEneaRows(WINDOW_FIELDS);
export const SHADING_ROWS = buildProductEneaRows(SHADING_FIELDS);
export const SHUTTER_ROWS = buildProductEneaRows(SHUTTER_FIELDS);
