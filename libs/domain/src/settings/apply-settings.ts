import { BUILT_IN_MATRIX } from '../credits/index.js';
import { ENEA_OPENINGS } from '../deadlines/index.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { CHIUSURE_POST } from '../enumerations/index.js';
import { putInForce } from '../in-force/index.js';
import { STATUS_CODES, STATUSES, type StatusRow } from '../statuses/index.js';
import type { DatedTable } from '../reference-tables/index.js';
import { DATED_TABLES } from './setting-defaults.js';
import { DATED_KINDS, type CurrentKind, type DatedKind } from './setting-kinds.js';
import type { SettingValues } from './setting-values.js';

/** What front ends are told: single values that hold now, and whole tables of dated ones. */
export interface PublicSettings {
  /** Grows with every change. */
  version: number;
  current: Pick<SettingValues, CurrentKind>;
  /** Entries beside the built-in ones, oldest first. */
  dated: { [Kind in DatedKind]?: DatedTable<SettingValues[Kind]['values']>[] };
}

/** Lets settings take the place of the built-in tables and names, for every rule in this process. */
export function applySettings(
  { current, dated }: Pick<PublicSettings, 'current' | 'dated'>,
  documentSet?: SettingValues['documentSet'],
): void {
  putInForce(BUILT_IN_MATRIX, current.interventionMatrix);
  putInForce(ENEA_OPENINGS, current.eneaOpenings);
  putInForce(
    CHIUSURE_POST,
    CHIUSURE_POST.map(({ value, label }) => ({
      value,
      label: current.closureLabels[value] ?? label,
    })) as unknown as typeof CHIUSURE_POST,
  );
  putInForce<Readonly<Record<string, StatusRow>>>(
    STATUSES,
    Object.fromEntries(
      STATUS_CODES.map((code) => [
        code,
        { ...STATUSES[code], name: current.statusNames[code] ?? STATUSES[code].name },
      ]),
    ),
  );
  for (const kind of DATED_KINDS)
    putInForce<readonly object[]>(
      DATED_TABLES[kind],
      mergeDatedTables<unknown>(DATED_TABLES[kind], dated[kind] ?? []),
    );
  if (documentSet !== undefined) putInForce(DOCUMENT_CATALOGUE, documentSet);
}

/** Built-in and added tables in the order of their days; of two for one day the added, and later added, one holds. */
export function mergeDatedTables<T>(
  builtIn: readonly DatedTable<T>[],
  added: readonly DatedTable<T>[],
): DatedTable<T>[] {
  const byDay = new Map([...builtIn, ...added].map((table) => [table.validFrom, table]));
  return [...byDay.values()].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}
