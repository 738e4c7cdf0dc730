import { DATED_TABLES, SETTING_DEFAULTS } from './setting-defaults.js';
import { isDatedKind } from './setting-kinds.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/** One change of a setting. Later rows of the same day take the place of earlier ones; none is ever changed. */
export interface SettingRow<Kind extends SettingKind = SettingKind> {
  id: number;
  kind: Kind;
  /** First day it holds, `yyyy-mm-dd`. */
  validFrom: string;
  value: SettingValues[Kind];
}

/** A change without its kind, as the page of one kind has it. */
export type SettingEntryOf<Kind extends SettingKind> = Pick<
  SettingRow<Kind>,
  'id' | 'validFrom' | 'value'
>;

/** Whether a is in force before b on a day on which both are: the later day wins, of one day the later entry. */
const isNewerEntry = (
  a: { id: number; validFrom: string },
  b: { id: number; validFrom: string },
): boolean => a.validFrom > b.validFrom || (a.validFrom === b.validFrom && a.id > b.id);

const BUILT_IN_ID = 0;

/** What is built in, as entries: of a table in the law's time one for each of its days, else one that always held. */
function listBuiltInEntries<Kind extends SettingKind>(kind: Kind): SettingEntryOf<Kind>[] {
  if (!isDatedKind(kind))
    return [{ id: BUILT_IN_ID, validFrom: '', value: SETTING_DEFAULTS[kind] }];
  // The oldest table also stands for the time before it.
  return DATED_TABLES[kind].map(({ validFrom, source, values }, index) => ({
    id: BUILT_IN_ID,
    validFrom: index === 0 ? '' : validFrom,
    value: { source, values } as SettingValues[Kind],
  }));
}

/** The one in force on a day; built-in ones come first and stand for all time. */
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

/** The same from the entries of one kind. */
export const getSettingEntryValue = <Kind extends SettingKind>(
  entries: readonly SettingEntryOf<Kind>[],
  kind: Kind,
  day: string,
): SettingValues[Kind] => findLatestEntry([...listBuiltInEntries(kind), ...entries], day).value;

/** First day after the given one on which another value of the kind begins to hold; `null` when none is known. */
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
