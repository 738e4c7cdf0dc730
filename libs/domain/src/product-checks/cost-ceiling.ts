import type { DossierForm } from '../dossier/index.js';
import { findTableByDate, type CostCeilingSettings } from '../reference-tables/index.js';

/** What the ceilings of costs say. */
export const COST_RULE =
  'Costo massimo ammissibile al m², al netto di IVA, posa e prestazioni professionali';

/** Product types that have a ceiling, as the names of their expense fields end. */
export type CostProduct = 'Serramenti' | 'Schermature' | 'Chiusure';

/** A row's surface, m², at the price that is the most for it, €/m². */
interface PricedSurface {
  area: number;
  price: number;
}

/** Surfaces of a product type with the price of each; `null` while the zone is not known. */
function listPricedSurfaces(
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): PricedSurface[] | null {
  const { window, windowWithShutter, shading } = findTableByDate(
    settings.costCeilings,
    form.interventionStartDate,
  ).values;
  const zone = form.immovableClimateZone;
  if (product === 'Schermature')
    return form.manufatti.schermature.map((row) => ({
      area: row.superficieSchermatura ?? 0,
      price: shading,
    }));
  if (product === 'Chiusure')
    return form.manufatti.chiusure.map((row) => ({
      area: row.superficieChiusura ?? 0,
      price: shading,
    }));
  if (zone === null) return null;
  return form.manufatti.serramenti.map((row) => ({
    area: row.superficie ?? 0,
    price: row.installazioneChiusuraOscurante ? windowWithShutter[zone] : window[zone],
  }));
}

/** Highest eligible cost of a product type, in euro; `null` while it cannot be determined. */
export function calculateCostCeiling(
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): number | null {
  const surfaces = listPricedSurfaces(form, product, settings);
  return surfaces && sumRounded(surfaces.map(({ area, price }) => area * price));
}

/** The prices that the ceiling of a product type is counted by, €/m², the lowest first. */
export const listCeilingPrices = (
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): number[] => [
  ...new Set(
    (listPricedSurfaces(form, product, settings) ?? [])
      .filter(({ area }) => area > 0)
      .map(({ price }) => price)
      .sort((one, other) => one - other),
  ),
];

const sumRounded = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
