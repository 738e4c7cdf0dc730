import type { DossierForm } from '../dossier/index.js';
import { listRowDoubts } from '../doubts/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { ProductList, RowCheck } from './row-check.js';
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
  if (checks === undefined) return [];
  const doubts = listRowDoubts(form, list, index).map(
    ({ field, message, value, rule, limit, source }): RowCheck => ({
      field,
      result: 'doubt',
      message,
      value,
      rule,
      limit,
      source,
    }),
  );
  return [...checks, ...doubts, ...listCostChecks(form, list, settings)];
}
