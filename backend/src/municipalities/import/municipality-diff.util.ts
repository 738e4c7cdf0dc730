import type { MunicipalityEntity } from '../municipality.entity.js';
import type { MunicipalityDifferenceDto } from './dto/municipality-report.dto.js';

export interface RowDifference {
  code: string;
  before: MunicipalityEntity | null;
  after: MunicipalityEntity | null;
}

/** Computes the changes, by code, that turn one table into another. */
export function diffMunicipalities(
  current: readonly MunicipalityEntity[],
  wanted: readonly MunicipalityEntity[],
): RowDifference[] {
  const before = new Map(current.map((row) => [row.code, row]));
  const after = new Map(wanted.map((row) => [row.code, row]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((code) => {
    const pair = { code, before: before.get(code) ?? null, after: after.get(code) ?? null };
    return pair.before !== null &&
      pair.after !== null &&
      listChangedFields(pair.before, pair.after).length === 0
      ? []
      : [pair];
  });
}

export const countDifferences = (differences: readonly RowDifference[]) => ({
  added: differences.filter(({ before }) => before === null).length,
  changed: differences.filter(({ before, after }) => before !== null && after !== null).length,
  removed: differences.filter(({ after }) => after === null).length,
});

export function toMunicipalityDifferenceDto({
  code,
  before,
  after,
}: RowDifference): MunicipalityDifferenceDto {
  const shown = after ?? before;
  return {
    code,
    name: shown?.name ?? '',
    province: shown?.province ?? '',
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    fields: before === null || after === null ? [] : listChangedFields(before, after),
  };
}

const COMPARED_FIELDS: readonly [string, (row: MunicipalityEntity) => string][] = [
  ['Nome', ({ name }) => name],
  ['Provincia', ({ province }) => province],
  ['Regione', ({ region }) => region],
  ['CAP', ({ caps }) => caps.replaceAll(';', ', ')],
  ['Zona climatica', ({ climateZone }) => climateZone ?? '–'],
  ['Zona da verificare', ({ zoneToVerify }) => (zoneToVerify ? 'Sì' : 'No')],
];

const listChangedFields = (
  before: MunicipalityEntity,
  after: MunicipalityEntity,
): MunicipalityDifferenceDto['fields'] =>
  COMPARED_FIELDS.flatMap(([label, text]) =>
    text(before) === text(after) ? [] : [{ label, before: text(before), after: text(after) }],
  );
