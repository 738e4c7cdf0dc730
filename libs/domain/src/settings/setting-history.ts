import { DATED_TABLES, isDatedKind } from './dated-settings.js';
import { SETTING_DEFAULTS } from './setting-defaults.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/**
 * One change of a setting. Later rows of the same day override earlier ones; rows are never
 * changed.
 */
export interface SettingRow<Kind extends SettingKind = SettingKind> {
  id: number;
  kind: Kind;
  /** First day it holds, `yyyy-mm-dd`. */
  validFrom: string;
  value: SettingValues[Kind];
}

/** A change without its kind, for the page of one kind. */
export type SettingEntryOf<Kind extends SettingKind> = Pick<
  SettingRow<Kind>,
  'id' | 'validFrom' | 'value'
>;

/**
 * Whether a overrides b on a day on which both are in force: the later day wins, on the same day
 * the later entry.
 */
const isNewerEntry = (
  a: { id: number; validFrom: string },
  b: { id: number; validFrom: string },
): boolean => a.validFrom > b.validFrom || (a.validFrom === b.validFrom && a.id > b.id);

const BUILT_IN_ID = 0;

/**
 * Returns the built-in values as entries: for a dated table one for each of its days, otherwise one
 * that is always in force.
 */
function listBuiltInEntries<Kind extends SettingKind>(kind: Kind): SettingEntryOf<Kind>[] {
  if (!isDatedKind(kind))
    return [{ id: BUILT_IN_ID, validFrom: '', value: SETTING_DEFAULTS[kind] }];
  // The oldest table is also in force before its own first day.
  return DATED_TABLES[kind].map(({ validFrom, validTo = null, source, values }, index) => ({
    id: BUILT_IN_ID,
    validFrom: index === 0 ? '' : validFrom,
    value: { source, validTo, values } as SettingValues[Kind],
  }));
}

/**
 * Returns the entry in force on a day; built-in entries come first, and the first is in force from
 * the beginning.
 */
function findLatestEntry<Entry extends { id: number; validFrom: string }>(
  entries: readonly Entry[],
  day: string,
): Entry {
  const [first, ...others] = entries.filter(({ validFrom }) => validFrom <= day);
  return others.reduce((found, one) => (isNewerEntry(one, found) ? one : found), first as Entry);
}

/** The row of a kind in force on a day; `null` while a built-in value holds. */
export function findSettingRow<Row extends Pick<SettingRow, 'id' | 'kind' | 'validFrom'>>(
  rows: readonly Row[],
  kind: SettingKind,
  day: string,
): Row | null {
  const found = findLatestEntry(
    [...listBuiltInEntries(kind), ...rows.filter((row) => row.kind === kind)],
    day,
  );
  return rows.find((row) => row === found) ?? null;
}

/** The value of a kind in force on a day. */
export const getSettingValue = <Kind extends SettingKind>(
  rows: readonly SettingRow[],
  kind: Kind,
  day: string,
): SettingValues[Kind] =>
  getSettingEntryValue(
    rows.filter((row): row is SettingRow<Kind> => row.kind === kind),
    kind,
    day,
  );

/** The value in force on a day, from the entries of one kind. */
export const getSettingEntryValue = <Kind extends SettingKind>(
  entries: readonly SettingEntryOf<Kind>[],
  kind: Kind,
  day: string,
): SettingValues[Kind] => findLatestEntry([...listBuiltInEntries(kind), ...entries], day).value;

/**
 * Returns the first day after the given one on which another value of the kind comes into force;
 * `null` when none is known.
 */
export function findNextSettingDay<Kind extends SettingKind>(
  entries: readonly SettingEntryOf<Kind>[],
  kind: Kind,
  day: string,
): string | null {
  return (
    [...listBuiltInEntries(kind), ...entries]
      .map(({ validFrom }) => validFrom)
      .filter((one) => one > day)
      .sort()[0] ?? null
  );
}
