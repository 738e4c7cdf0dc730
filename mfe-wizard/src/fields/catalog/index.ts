import { formatDay, formatEuro, formatNumber, labelOf, type Choice } from '@pratiche/domain';
import { GENERATORE, HEATING, SPESE } from './heating.js';
import { OTHER_BENEFICIARY, PEOPLE } from './people.js';
import { AGGETTI_OSTRUZIONI, CHIUSURA, SCHERMATURA, SERRAMENTO } from './products.js';
import { PROPERTY } from './property.js';
import type { FieldSpec } from './spec.js';

export type { FieldSpec } from './spec.js';

const TOP: Readonly<Record<string, FieldSpec>> = { ...PEOPLE, ...PROPERTY, ...HEATING };

/** Lists and groups of the form: how one row is called, and its fields. */
const LISTS: Readonly<
  Record<
    string,
    { row: string; many: string; specs: Readonly<Record<string, FieldSpec | undefined>> }
  >
> = {
  'manufatti.serramenti': { row: 'Serramento', many: 'Serramenti', specs: SERRAMENTO },
  'manufatti.schermature': {
    row: 'Schermatura',
    many: 'Schermature solari',
    specs: { ...SCHERMATURA, ...AGGETTI_OSTRUZIONI },
  },
  'manufatti.chiusure': { row: 'Chiusura', many: 'Chiusure oscuranti', specs: CHIUSURA },
  generatori: { row: 'Generatore', many: 'Generatori', specs: GENERATORE },
  otherBeneficiaries: {
    row: 'Altro beneficiario',
    many: 'Altri beneficiari',
    specs: OTHER_BENEFICIARY,
  },
  spese: { row: 'Spese', many: 'Spese', specs: SPESE },
};

const SPESE_OF: readonly [RegExp, string][] = [
  [/Serramenti$/, 'Serramenti'],
  [/Schermature$/, 'Schermature solari'],
  [/Chiusure$/, 'Chiusure oscuranti'],
];

interface Place {
  spec: FieldSpec | null;
  /** Row or group a person would look for, such as "Serramento 2". */
  group: string | null;
}

/** Finds what a path of the form stands for. */
function placeOf(path: string): Place {
  if (TOP[path]) return { spec: TOP[path], group: null };
  const parts = path.split('.');
  const list = Object.keys(LISTS).find((key) => path === key || path.startsWith(`${key}.`));
  if (list === undefined) return { spec: null, group: path === 'manufatti' ? 'Manufatti' : null };
  const [first, ...rest] = parts.slice(list.split('.').length);
  const second = rest.length === 0 ? undefined : rest.join('.');
  const { row, many, specs } = LISTS[list] as (typeof LISTS)[string];
  if (first === undefined) return { spec: null, group: many };
  if (list === 'spese')
    return {
      spec: specs[first] ?? null,
      group: SPESE_OF.find(([end]) => end.test(first))?.[1] ?? null,
    };
  return {
    spec: second === undefined ? null : (specs[second] ?? null),
    group: `${row} ${Number(first) + 1}`,
  };
}

/** How the field at a path is asked for; every path a step draws has one. */
export function specOf(path: string): FieldSpec {
  const { spec } = placeOf(path);
  if (!spec) throw new Error(`No field is described for ${path}`);
  return spec;
}

/** What a path is called in a sentence: "Serramento 2 · Superficie". */
export function nameOfPath(path: string): string {
  const { spec, group } = placeOf(path);
  return [group, spec?.label].filter(Boolean).join(' · ') || path;
}

/** A value as people read it. */
export function shownValue(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean')
    return path.endsWith('isCompany')
      ? value
        ? 'Persona giuridica'
        : 'Persona fisica'
      : value
        ? 'Sì'
        : 'No';
  if (Array.isArray(value)) return value.length === 1 ? '1 riga' : `${value.length} righe`;
  const { spec } = placeOf(path);
  if (spec?.choices?.length)
    return labelOf(spec.choices as readonly Choice[], value as string | number) || String(value);
  if (spec?.kind === 'money') return formatEuro(Number(value));
  if (typeof value === 'number')
    return `${spec?.kind === 'number' ? formatNumber(value) : value}${spec?.unit ? ` ${spec.unit}` : ''}`;
  if (spec?.kind === 'date') return formatDay(String(value));
  return typeof value === 'string' ? value : '';
}
