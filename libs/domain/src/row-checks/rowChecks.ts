import type { DossierForm } from '../dossier/index.js';
import type { CheckResult, ProductList, RowCheck } from './check.js';
import { costChecks } from './cost.js';
import { shadingChecks, shutterChecks } from './solar.js';
import { windowChecks } from './windows.js';

/** Everything a product row is held against, with how it stands; nothing for a row that is not there. */
export function rowChecks(form: DossierForm, list: ProductList, index: number): RowCheck[] {
  const { serramenti, schermature, chiusure } = form.manufatti;
  const checks = {
    serramenti: () => serramenti[index] && windowChecks(serramenti[index], form),
    schermature: () => schermature[index] && shadingChecks(schermature[index], form),
    chiusure: () => chiusure[index] && shutterChecks(chiusure[index], form),
  }[list]();
  return checks === undefined ? [] : [...checks, ...costChecks(form, list)];
}

/** Light of a row: wrong is red, doubtful amber, unfinished has no colour yet. */
export type RowLight = 'red' | 'amber' | 'open' | 'green';

const LIGHTS: readonly [CheckResult, RowLight][] = [
  ['wrong', 'red'],
  ['doubt', 'amber'],
  ['open', 'open'],
];

/** The light that the worst of the checks gives; a row nobody has looked at yet is unfinished. */
export const rowLight = (checks: readonly RowCheck[]): RowLight =>
  LIGHTS.find(([result]) => checks.some((check) => check.result === result))?.[1] ??
  (checks.length === 0 ? 'open' : 'green');
