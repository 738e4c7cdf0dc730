import {
  formatDay,
  formatEuro,
  formatNumber,
  type Choice,
  type DossierRules,
} from '@pratiche/domain';
import { GENERATORE_FIELDS, HEATING_FIELDS, SPESE_FIELDS } from './heating-fields.js';
import { OTHER_BENEFICIARY_FIELDS, PEOPLE_FIELDS } from './people-fields.js';
import { CHIUSURA_FIELDS, SCHERMATURA_FIELDS, SERRAMENTO_FIELDS } from './product-fields.js';
import { PROPERTY_FIELDS } from './property-fields.js';
import { CATALOG_TEXTS as TEXTS } from './texts.js';
import type { FieldSpec } from './field-spec.js';

export type { FieldSpec } from './field-spec.js';

const TOP_LEVEL_FIELDS: Readonly<Record<string, FieldSpec>> = {
  ...PEOPLE_FIELDS,
  ...PROPERTY_FIELDS,
  ...HEATING_FIELDS,
};

/**
 * Lists and groups of the form: the names for a row and for the list, and the specs of the fields.
 */
const FIELD_LISTS: Readonly<
  Record<
    string,
    { row: string; many: string; specs: Readonly<Record<string, FieldSpec | undefined>> }
  >
> = {
  'manufatti.serramenti': { row: TEXTS.window, many: TEXTS.windows, specs: SERRAMENTO_FIELDS },
  'manufatti.schermature': { row: TEXTS.shading, many: TEXTS.shadings, specs: SCHERMATURA_FIELDS },
  'manufatti.chiusure': { row: TEXTS.shutter, many: TEXTS.shutters, specs: CHIUSURA_FIELDS },
  generatori: { row: TEXTS.generator, many: TEXTS.generators, specs: GENERATORE_FIELDS },
  otherBeneficiaries: {
    row: TEXTS.otherBeneficiary,
    many: TEXTS.otherBeneficiaries,
    specs: OTHER_BENEFICIARY_FIELDS,
  },
  spese: { row: TEXTS.expenses, many: TEXTS.expenses, specs: SPESE_FIELDS },
};

const EXPENSE_GROUPS: readonly [RegExp, string][] = [
  [/Serramenti$/, TEXTS.windows],
  [/Schermature$/, TEXTS.shadings],
  [/Chiusure$/, TEXTS.shutters],
];

interface FieldLocation {
  spec: FieldSpec | null;
  /** Row or group as it appears on the page, such as "Serramento 2". */
  group: string | null;
}

/** Resolves a path of the form to its field spec and its group. */
function locateField(path: string): FieldLocation {
  if (TOP_LEVEL_FIELDS[path]) return { spec: TOP_LEVEL_FIELDS[path], group: null };
  const parts = path.split('.');
  const list = Object.keys(FIELD_LISTS).find((key) => path === key || path.startsWith(`${key}.`));
  if (list === undefined)
    return { spec: null, group: path === 'manufatti' ? TEXTS.products : null };
  const [first, ...rest] = parts.slice(list.split('.').length);
  const second = rest.length === 0 ? undefined : rest.join('.');
  const { row, many, specs } = FIELD_LISTS[list] as (typeof FIELD_LISTS)[string];
  if (first === undefined) return { spec: null, group: many };
  if (list === 'spese')
    return {
      spec: specs[first] ?? null,
      group: EXPENSE_GROUPS.find(([end]) => end.test(first))?.[1] ?? null,
    };
  return {
    spec: second === undefined ? null : (specs[second] ?? null),
    group: `${row} ${Number(first) + 1}`,
  };
}

/** Returns the field spec of a path; every path that a step renders has one. */
export function getFieldSpec(path: string): FieldSpec {
  const { spec } = locateField(path);
  if (!spec) throw new Error(`No field is described for ${path}`);
  return spec;
}

/** The label of a field without its row; `null` for what is no field. */
export const findFieldLabel = (path: string): string | null =>
  locateField(path).spec?.label ?? null;

/** What a path is called in a sentence: "Serramento 2 · Superficie". */
export function fieldPathLabel(path: string): string {
  const { spec, group } = locateField(path);
  return [group, spec?.label].filter(Boolean).join(' · ') || path;
}

const ADDRESS_GROUPS: readonly [RegExp, string][] = [
  [/^beneficiaryResidential/, TEXTS.residence],
  [/^immovable(Address|AddressNumber|Municipality|Province|Zip)$/, TEXTS.property],
];

/** The same outside its step, where both addresses can be meant: "Residenza · CAP". */
export function fullFieldLabel(path: string): string {
  const group = ADDRESS_GROUPS.find(([field]) => field.test(path))?.[1];
  return group === undefined ? fieldPathLabel(path) : `${group} · ${fieldPathLabel(path)}`;
}

/** A value as people read it. */
export function formatFieldValue(path: string, value: unknown, rules: DossierRules): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean')
    return path.endsWith('isCompany')
      ? value
        ? TEXTS.company
        : TEXTS.person
      : value
        ? TEXTS.yes
        : TEXTS.no;
  if (Array.isArray(value)) return TEXTS.rows(value.length);
  const { spec } = locateField(path);
  if (spec?.choices?.length)
    return (
      rules.getChoiceLabel(spec.choices as readonly Choice[], value as string | number) ||
      String(value)
    );
  if (spec?.kind === 'money') return formatEuro(Number(value));
  if (typeof value === 'number')
    return `${spec?.kind === 'number' ? formatNumber(value) : value}${spec?.unit ? ` ${spec.unit}` : ''}`;
  if (spec?.kind === 'date') return formatDay(String(value));
  return typeof value === 'string' ? value : '';
}
