import { ENEA_OPENINGS } from '../deadlines/index.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { CURRENT_SETTING_DEFAULTS } from './current-settings.js';
import { getSettingValue } from './setting-history.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/** Labels of before ENEA's own words were in use: stored, they are nobody's choice. */
const FORMER_HEATING_LABELS: Readonly<Record<string, string>> = {
  orizzontale: 'Orizzontale',
  termostatoAmbiente: 'Termostato ambiente',
  valvoleTermostatiche: 'Valvole termostatiche',
  climaticaCentralizzata: 'Climatica centralizzata',
};

const completeHeatingLabels = (
  stored: SettingValues['heatingLabels'],
): SettingValues['heatingLabels'] => ({
  ...CURRENT_SETTING_DEFAULTS.heatingLabels,
  ...Object.fromEntries(
    Object.entries(stored).filter(([value, label]) => label !== FORMER_HEATING_LABELS[value]),
  ),
});

/**
 * Grows with each release that brings entries to a list of which the back office may have saved its
 * own: an entry that was saved by an older edition lacks them without anybody's wish.
 */
export const LIST_EDITION = 1;

/** The entries that lists have gained, by the edition in which they came. */
const ADDED_ENTRIES = [
  { edition: 1, documentCodes: ['NOMINA', 'DELIBERA'], openingDays: ['2026-06-25'] },
] as const;

const listAdded = <Key extends 'documentCodes' | 'openingDays'>(
  key: Key,
  listEdition: number,
): string[] =>
  ADDED_ENTRIES.filter(({ edition }) => edition > listEdition).flatMap((added) => [...added[key]]);

/** Appends new documents; those that were changed or taken out since stay as they are. */
function completeDocumentSet(
  stored: SettingValues['documentSet'],
  listEdition: number,
): SettingValues['documentSet'] {
  const added = listAdded('documentCodes', listEdition);
  return [
    ...stored,
    ...DOCUMENT_CATALOGUE.filter(
      ({ code }) => added.includes(code) && stored.every((row) => row.code !== code),
    ),
  ];
}

/** Appends new openings; an own row for the same day takes the place of the new one. */
function completeOpenings(
  stored: SettingValues['eneaOpenings'],
  listEdition: number,
): SettingValues['eneaOpenings'] {
  const added = listAdded('openingDays', listEdition);
  return [
    // Absent in the rows of before.
    ...stored.map((row) => ({
      ...row,
      expenseYear: (row as Partial<typeof row>).expenseYear ?? null,
    })),
    ...ENEA_OPENINGS.filter(
      ({ opensOn }) => added.includes(opensOn) && stored.every((row) => row.opensOn !== opensOn),
    ),
  ];
}

/**
 * A stored value with the parts that its kind has gained since, and without those it has lost,
 * because entries are never rewritten: the parts of the built-in value of its day.
 * @param listEdition the edition of the lists that the value was saved with
 */
export function completeSettingValue(
  kind: SettingKind,
  validFrom: string,
  stored: SettingValues[SettingKind],
  listEdition = LIST_EDITION,
): SettingValues[SettingKind] {
  if (kind === 'deductionRates') {
    const table = stored as SettingValues['deductionRates'];
    const builtIn = getSettingValue([], kind, validFrom).values;
    return { ...table, values: { ...builtIn, ...table.values } };
  }
  if (kind === 'eneaOpenings')
    return completeOpenings(stored as SettingValues['eneaOpenings'], listEdition);
  if (kind === 'documentSet')
    return completeDocumentSet(stored as SettingValues['documentSet'], listEdition);
  if (kind === 'retention') {
    // Completed dossiers had a number of days; now the table of the controls says how long.
    const { completedDossiers: _, ...periods } = stored as SettingValues['retention'] & {
      completedDossiers?: number;
    };
    return periods;
  }
  if (kind === 'heatingLabels')
    return completeHeatingLabels(stored as SettingValues['heatingLabels']);
  return stored;
}
