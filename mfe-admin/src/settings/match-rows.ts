import type { SettingKind } from '@pratiche/domain';
import { getRowIdentity } from './setting-rows.js';

interface RowMatch {
  /** Place before and after; `null` where the row is not there. */
  before: number | null;
  after: number | null;
}

/**
 * Which rows of a list are the same before and after: those of one identity, then those left over at
 * one place, such as a row that got another name.
 */
export function matchRows(
  kind: SettingKind,
  before: readonly unknown[],
  after: readonly unknown[],
): RowMatch[] {
  const free = new Set(before.keys());
  const found = after.map((row) => {
    const identity = getRowIdentity(kind, row);
    const place = [...free].find(
      (index) => identity !== '' && getRowIdentity(kind, before[index]) === identity,
    );
    if (place !== undefined) free.delete(place);
    return place ?? null;
  });
  const matches = found.map((place, index): RowMatch => {
    if (place !== null) return { before: place, after: index };
    const isSamePlace = free.delete(index);
    return { before: isSamePlace ? index : null, after: index };
  });
  return [...matches, ...[...free].map((index) => ({ before: index, after: null }))];
}

/** Rows that were moved: as few as explain the new order. */
export function findMovedRows(matches: readonly RowMatch[]): { before: number; after: number }[] {
  const kept = matches.flatMap(({ before, after }) =>
    before === null || after === null ? [] : [{ before, after }],
  );
  // The longest run of rows that are still in their order; the others moved.
  const runs: { before: number; after: number }[][] = [];
  for (const row of kept) {
    const best = runs
      .filter((run) => (run.at(-1)?.before ?? -1) < row.before)
      .reduce<(typeof runs)[number]>((a, b) => (b.length > a.length ? b : a), []);
    runs.push([...best, row]);
  }
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a), []);
  return kept.filter((row) => !longest.includes(row));
}
