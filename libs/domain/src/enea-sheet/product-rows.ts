import { getChoiceLabel, listChoices } from '../enumerations/index.js';
import { formatNumber } from '../formats/index.js';
import { findSiteChoice, getSiteField } from '../enea-site/index.js';
import {
  getEneaGlass,
  listFieldEntries,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
  type ChoiceField,
  type EneaPart,
  type GroupField,
  type LowEmissiveField,
  type ProductFields,
  type RowOf,
  type Serramento,
  type SimpleField,
} from '../products/index.js';
import { formatYesNo } from './beneficiary-rows.js';
import { asNotAsked } from './build-blocks.js';
import { createRowBuilders, toTextValue } from './enea-sheet-row-builders.js';
import type {
  EneaSheetRow,
  EneaSheetValue,
  SheetContext,
  SheetSettings,
} from './enea-sheet-types.js';
import { createSiteRows } from './site-rows.js';

type AnyRow = Readonly<Record<string, unknown>>;
const rows = createRowBuilders<AnyRow>();

/** A choice in the words in force, or its bare number. */
function formatEneaChoice(
  { choices, enea }: ChoiceField,
  value: unknown,
  settings: SheetSettings,
): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (enea?.isBareNumber && typeof value === 'number') return formatNumber(value);
  return getChoiceLabel(listChoices(choices, settings), value);
}

function buildFieldRow(key: string, field: SimpleField, enea: EneaPart): EneaSheetRow<AnyRow> {
  if (field.kind === 'flag') return rows.flag(key, enea.label);
  if (field.kind === 'number') return rows.number(key, enea.label);
  if (field.kind === 'yesNo')
    return rows.derivedText(key, enea.label, (row) => formatYesNo(row[key] as boolean | null));
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
      const read = (row: AnyRow, settings: SheetContext) => {
        const around = row[group] as Readonly<Record<string, AnyRow>> | null | undefined;
        return around?.[part] ? inner.read(around[part], settings) : null;
      };
      return [
        {
          key: field.enea.key ?? key,
          label: field.enea.label,
          read,
          when: (row: AnyRow, settings: SheetContext) => read(row, settings) !== null,
        },
      ];
    }),
  );

/** The rows of a product that ENEA's site does not ask, in the order of its fields. */
export const buildProductEneaRows = <T extends ProductFields>(
  fields: T,
): readonly EneaSheetRow<RowOf<T>>[] =>
  listFieldEntries(fields).flatMap(([key, field]): EneaSheetRow<AnyRow>[] => {
    if (field.kind === 'group') return buildGroupRows(key, field);
    return field.enea === null ? [] : [buildFieldRow(key, field, field.enea)];
  });

/** The rows of a product as the site asks them, then those that only ENEA's other programs ask. */
const createProductRows = <T extends ProductFields>(
  fields: T,
  asked: readonly EneaSheetRow<RowOf<T>>[],
): readonly EneaSheetRow<RowOf<T>>[] => [...asked, ...asNotAsked(...buildProductEneaRows(fields))];

const readGlass =
  (control: string, field: LowEmissiveField) =>
  (row: Serramento, { site }: SheetContext): EneaSheetValue | null => {
    const glass = getEneaGlass(row, field);
    const question = getSiteField(site, 'serramenti', control);
    return toTextValue(glass && findSiteChoice(question, glass)?.label);
  };

export const WINDOW_ROWS = createProductRows(
  WINDOW_FIELDS,
  createSiteRows<Serramento>('serramenti', {
    changes: {
      'id-v_pre': { read: readGlass('id-v_pre', 'vetroBassoEmissivoPre') },
      'id-v_post': { read: readGlass('id-v_post', 'vetroBassoEmissivoPost') },
    },
  }),
);

export const SHADING_ROWS = createProductRows(
  SHADING_FIELDS,
  createSiteRows('schermature', { changes: { 'id-rsup': { hint: 'lascia 0,08' } } }),
);

export const SHUTTER_ROWS = createProductRows(
  SHUTTER_FIELDS,
  createSiteRows('schermature', { isShutter: true }),
);
