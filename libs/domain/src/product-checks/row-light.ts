import type { CheckResult, RowCheck } from './row-check.js';

/** Light of a row: wrong is red, doubtful amber, unfinished has no colour yet. */
export type RowLight = 'red' | 'amber' | 'open' | 'green';

const ROW_LIGHTS: readonly [CheckResult, RowLight][] = [
  ['wrong', 'red'],
  ['doubt', 'amber'],
  ['open', 'open'],
];

/** The light for the worst result of the checks; an unchecked row counts as unfinished. */
export const getRowLight = (checks: readonly RowCheck[]): RowLight =>
  ROW_LIGHTS.find(([result]) => checks.some((check) => check.result === result))?.[1] ??
  (checks.length === 0 ? 'open' : 'green');
