import type { MunicipalityDifference } from '@pratiche/api';
import type { MunicipalityRow } from '../municipality.entity.js';

export interface RowDifference {
  code: string;
  before: MunicipalityRow | null;
  after: MunicipalityRow | null;
}

/** What must happen to a table so that it becomes another one, by code. */
export function differencesOf(
  current: readonly MunicipalityRow[],
  wanted: readonly MunicipalityRow[],
): RowDifference[] {
  const before = new Map(current.map((row) => [row.code, row]));
  const after = new Map(wanted.map((row) => [row.code, row]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((code) => {
    const pair = { code, before: before.get(code) ?? null, after: after.get(code) ?? null };
    return pair.before !== null &&
      pair.after !== null &&
      fieldsOf(pair.before, pair.after).length === 0
      ? []
      : [pair];
  });
}

export const countsOf = (differences: readonly RowDifference[]) => ({
  added: differences.filter(({ before }) => before === null).length,
  changed: differences.filter(({ before, after }) => before !== null && after !== null).length,
  removed: differences.filter(({ after }) => after === null).length,
});

export function differenceView({ code, before, after }: RowDifference): MunicipalityDifference {
  const shown = after ?? before;
  return {
    code,
    name: shown?.name ?? '',
    province: shown?.province ?? '',
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    fields: before === null || after === null ? [] : fieldsOf(before, after),
  };
}

const TEXTS: readonly [string, (row: MunicipalityRow) => string][] = [
  ['Nome', ({ name }) => name],
  ['Provincia', ({ province }) => province],
  ['Regione', ({ region }) => region],
  ['CAP', ({ caps }) => caps.replaceAll(';', ', ')],
  ['Zona climatica', ({ climateZone }) => climateZone ?? '–'],
  ['Zona da verificare', ({ zoneToVerify }) => (zoneToVerify ? 'Sì' : 'No')],
];

const fieldsOf = (
  before: MunicipalityRow,
  after: MunicipalityRow,
): MunicipalityDifference['fields'] =>
  TEXTS.flatMap(([label, text]) =>
    text(before) === text(after) ? [] : [{ label, before: text(before), after: text(after) }],
  );
