import type { DossierForm } from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import { findTableByDate, type LimitSettings } from '../reference-tables/index.js';
import { COST_RULE, calculateCostCeiling } from './cost-ceiling.js';
import type { ProductList, RowCheck } from './row-check.js';

const EXPENSE_PRODUCT_NAMES = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
} as const;
const formatPerSquareMetre = (euro: number, area: number): string =>
  `${formatEuro(Math.round((euro / area) * 100) / 100)}/m²`;

/** Surface of all rows of a list, m². */
function sumSurface(
  { serramenti, schermature, chiusure }: DossierForm['manufatti'],
  list: ProductList,
): number {
  const areas = {
    serramenti: () => serramenti.map(({ superficie }) => superficie),
    schermature: () => schermature.map(({ superficieSchermatura }) => superficieSchermatura),
    chiusure: () => chiusure.map(({ superficieChiusura }) => superficieChiusura),
  }[list]();
  return areas.reduce<number>((total, area) => total + (area ?? 0), 0);
}

/**
 * Holds the cost of a product type per square metre against the ceiling of the supply, as far as a
 * sum can be; the expenses belong to a step that comes two steps later.
 */
export function listCostChecks(
  form: DossierForm,
  list: ProductList,
  settings: LimitSettings,
): RowCheck[] {
  if (form.serviceType !== 1) return [];
  const product = EXPENSE_PRODUCT_NAMES[list];
  const cost = form.spese[`spesaDetraibile${product}`];
  const [area, ceiling] = [
    sumSurface(form.manufatti, list),
    calculateCostCeiling(form, product, settings),
  ];
  const common = {
    field: '',
    rule: COST_RULE,
    source: findTableByDate(settings.costCeilings, form.interventionStartDate).source,
  };
  const limit = ceiling === null || area === 0 ? '' : formatPerSquareMetre(ceiling, area);
  if (cost === null || limit === '') {
    const message =
      cost === null
        ? 'Si controlla quando la spesa è indicata al passo Dettagli economici.'
        : 'Si controlla quando superficie e zona climatica sono indicate.';
    return [{ ...common, limit, value: '', result: 'unknown', message }];
  }
  // The sum has VAT and fitting in it: within the ceiling the supply is too, above it nothing is known.
  const isKept = ceiling !== null && cost <= ceiling;
  return [
    {
      ...common,
      limit,
      value: formatPerSquareMetre(cost, area),
      result: isKept ? 'ok' : 'unknown',
      message: isKept
        ? 'La spesa media al m² è entro il massimale.'
        : 'La spesa comprende IVA e posa, il massimale vale per la sola fornitura: non si possono confrontare.',
    },
  ];
}
