import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { CheckResult, ProductList, RowCheck } from './row-check.js';
import { listCostChecks } from './cost-checks.js';
import { listShadingChecks, listShutterChecks } from './shading-checks.js';
import { listWindowChecks } from './window-checks.js';

/** All checks of a product row with their results; empty for a row that does not exist. */
export function listRowChecks(
  form: DossierForm,
  list: ProductList,
  index: number,
  settings: LimitSettings,
): RowCheck[] {
  const { serramenti, schermature, chiusure } = form.manufatti;
  const checks = {
    serramenti: () => serramenti[index] && listWindowChecks(serramenti[index], form, settings),
    schermature: () => schermature[index] && listShadingChecks(schermature[index], form, settings),
    chiusure: () => chiusure[index] && listShutterChecks(chiusure[index], form, settings),
  }[list]();
  return checks === undefined ? [] : [...checks, ...listCostChecks(form, list, settings)];
}

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
