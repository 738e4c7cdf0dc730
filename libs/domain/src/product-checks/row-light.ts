import type { CheckResult, RowCheck } from './row-check.js';

/** Light of a row: wrong is red, doubtful amber; unfinished or with an unknown limit it has no colour yet. */
export type RowLight = 'red' | 'amber' | 'open' | 'unknown' | 'green';

const ROW_LIGHTS: readonly [CheckResult, RowLight][] = [
  ['wrong', 'red'],
  ['doubt', 'amber'],
  ['open', 'open'],
];

/** The light for the worst result of the checks; an unchecked row counts as unfinished. */
export function getRowLight(checks: readonly RowCheck[]): RowLight {
  const found = ROW_LIGHTS.find(([result]) => checks.some((check) => check.result === result));
  if (found !== undefined) return found[1];
  if (checks.length === 0) return 'open';
  return checks.some(isUnknownLimit) ? 'unknown' : 'green';
}

/** Checks of several fields, such as the cost, wait for a later step and leave the row in order. */
const isUnknownLimit = ({ result, field }: RowCheck): boolean =>
  result === 'unknown' && field !== '';
