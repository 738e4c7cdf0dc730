/** A table of values that holds from a day on, with where it comes from. */
export interface DatedTable<T> {
  /** First day it holds, `yyyy-mm-dd`. */
  readonly validFrom: string;
  /** Last day for which it was checked, `yyyy-mm-dd`; absent while it holds until the next table. */
  readonly validTo?: string | null;
  /** Decree, norm or decision, in Italian: it is shown to people. */
  readonly source: string;
  readonly values: T;
}

/** The mark that the office leaves in a source which it has not read itself. */
const UNCHECKED = /\bda\s+verificare\b/i;

/**
 * The source that a paper may name for a day; `null` where the day is outside the days of the
 * table, whose values go on holding until the next one is entered, and where the source itself says
 * that it is still to be checked.
 */
export const getCheckedSource = (
  { validFrom, validTo = null, source }: Omit<DatedTable<unknown>, 'values'>,
  day: string | null,
): string | null => {
  if (UNCHECKED.test(source)) return null;
  if (day === null) return validTo === null ? source : null;
  return validFrom <= day && (validTo === null || day <= validTo) ? source : null;
};

/** Tables of one kind, oldest first; there is always one. */
export type DatedTables<T> = readonly [DatedTable<T>, ...DatedTable<T>[]];

/**
 * The table in force on a day; the oldest one for earlier days, the newest one when the day is not known.
 */
export function findTableByDate<T>(tables: DatedTables<T>, day: string | null): DatedTable<T> {
  const held = day === null ? tables : tables.filter((table) => table.validFrom <= day);
  return held.at(-1) ?? tables[0];
}
