import { inForce } from '../in-force/index.js';

/** A table of values that holds from a day on, with where it comes from. */
export interface DatedTable<T> {
  /** First day it holds, `yyyy-mm-dd`. */
  readonly validFrom: string;
  /** Decree, norm or decision, in Italian: it is shown to people. */
  readonly source: string;
  readonly values: T;
}

/**
 * The table in force on a day; the oldest one for earlier days, the newest one when the day is not known.
 * Tables are listed oldest first; those the back office added take part.
 */
export function findTableByDate<T>(
  tables: readonly [DatedTable<T>, ...DatedTable<T>[]],
  day: string | null,
): DatedTable<T> {
  const known = inForce(tables);
  const held = day === null ? known : known.filter((table) => table.validFrom <= day);
  return held.at(-1) ?? known[0];
}
