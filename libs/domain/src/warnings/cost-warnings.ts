import type { DossierForm, Spese } from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import {
  COST_RULE,
  calculateCostCeiling,
  type CostProduct,
} from '../product-checks/cost-ceiling.js';
import { findTableByDate, type CostCeilingSettings } from '../reference-tables/index.js';
import type { Warning } from './warning.js';

const LABELS = {
  Serramenti: 'i serramenti',
  Schermature: 'le schermature',
  Chiusure: 'le chiusure oscuranti',
} as const satisfies Readonly<Record<CostProduct, string>>;

/** Ecobonus costs above the ceilings per square metre. */
export function listCostWarnings(form: DossierForm, settings: CostCeilingSettings): Warning[] {
  if (form.serviceType !== 1) return [];
  return (Object.keys(LABELS) as CostProduct[]).flatMap((product) => {
    const field = `spesaDetraibile${product}` satisfies keyof Spese as keyof Spese;
    const cost = form.spese[field];
    const ceiling = calculateCostCeiling(form, product, settings);
    if (cost === null || ceiling === null || ceiling === 0 || cost <= ceiling) return [];
    return [
      {
        field: `spese.${field}`,
        limit: formatEuro(ceiling),
        source: findTableByDate(settings.costCeilings, form.interventionStartDate).source,
        rule: COST_RULE,
        message: `La spesa per ${LABELS[product]} supera il massimale di ${formatEuro(ceiling)} calcolato sulla superficie`,
      },
    ];
  });
}
