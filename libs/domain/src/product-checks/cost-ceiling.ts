import type { DossierForm } from '../dossier/index.js';
import { findTableByDate, type CostCeilingSettings } from '../reference-tables/index.js';

/** What the ceilings of costs say. */
export const COST_RULE =
  'Costo massimo ammissibile al m², al netto di IVA, posa e prestazioni professionali';

/** Product types that have a ceiling, as the names of their expense fields end. */
export type CostProduct = 'Serramenti' | 'Schermature' | 'Chiusure';

/** Highest eligible cost of a product type, in euro; `null` while it cannot be determined. */
export function calculateCostCeiling(
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): number | null {
  const { window, windowWithShutter, shading } = findTableByDate(
    settings.costCeilings,
    form.interventionStartDate,
  ).values;
  const zone = form.immovableClimateZone;
  if (product === 'Schermature')
    return sumRounded(
      form.manufatti.schermature.map((row) => (row.superficieSchermatura ?? 0) * shading),
    );
  if (product === 'Chiusure')
    return sumRounded(
      form.manufatti.chiusure.map((row) => (row.superficieChiusura ?? 0) * shading),
    );
  if (zone === null) return null;
  return sumRounded(
    form.manufatti.serramenti.map(
      (row) =>
        (row.superficie ?? 0) *
        (row.installazioneChiusuraOscurante ? windowWithShutter[zone] : window[zone]),
    ),
  );
}

const sumRounded = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
