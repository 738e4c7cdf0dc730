import type { DossierForm } from '@pratiche/domain';

/** A value both people changed, each in another way. */
export interface MergeConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface MergeResult {
  /** All changes of both sides; where they clash, mine. */
  merged: DossierForm;
  clashes: MergeConflict[];
}

/**
 * Merges two versions of a dossier with a common base. A value that only one side changed is taken
 * from that side; values that both sides changed differently are conflicts for the user to resolve.
 */
export function mergeForms(base: DossierForm, mine: DossierForm, theirs: DossierForm): MergeResult {
  const clashes: MergeConflict[] = [];
  const merged = mergeValue(base, mine, theirs, '', clashes) as DossierForm;
  return { merged, clashes };
}

function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  clashes: MergeConflict[],
): unknown {
  if (isSameSavedValue(mine, theirs) || isSameSavedValue(theirs, base)) return mine;
  if (isSameSavedValue(mine, base)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        mergeValue(base[key], mine[key], theirs[key], joinPath(path, key), clashes),
      ]),
    );
  }
  // Rows have no identity, so they can be compared by index only if their positions are unchanged.
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    hasStableRows(base, mine) &&
    hasStableRows(base, theirs)
  ) {
    return mine.map((row, index) =>
      mergeValue(base[index], row, theirs[index], joinPath(path, String(index)), clashes),
    );
  }
  clashes.push({ path, mine, theirs });
  return mine;
}

/**
 * Whether every row kept its position: no row was added or removed, and no changed row equals
 * another row of the base. After a move, a change from the other side would be applied to the wrong
 * row.
 */
const hasStableRows = (base: readonly unknown[], rows: readonly unknown[]): boolean =>
  base.length === rows.length &&
  rows.every(
    (row, index) =>
      isSameSavedValue(row, base[index]) || !base.some((other) => isSameSavedValue(row, other)),
  );

/** A value to put at a path. */
export interface FieldChange {
  path: string;
  value: unknown;
}

/** The least to set in `from` so that it becomes `to`; lists of another length are set whole. */
export function diffValues(from: unknown, to: unknown, path = ''): FieldChange[] {
  if (isSameSavedValue(from, to)) return [];
  if (isRecord(from) && isRecord(to)) {
    return Object.keys(to).flatMap((key) => diffValues(from[key], to[key], joinPath(path, key)));
  }
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return to.flatMap((row: unknown, index) =>
      diffValues(from[index], row, joinPath(path, String(index))),
    );
  }
  return [{ path, value: to }];
}

/** Equal as saved: blanks around a text and an empty text do not count, as the server drops them. */
export function isSameSavedValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSameSavedValue(value, b[index]));
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
      isSameSavedValue(a[key], b[key]),
    );
  }
  return normaliseForSave(a) === normaliseForSave(b);
}

function normaliseForSave(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() || null;
}

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
