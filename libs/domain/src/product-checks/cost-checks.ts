import { EXPENSE_SPLIT_FIELDS, type DossierForm } from '../dossier/index.js';
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

/** What a person reads while supply and ceiling cannot be compared. */
const explainUnknownCost = (supply: number | null): string =>
  supply === null
    ? 'Lo controlliamo quando indichi l’importo della sola fornitura al passo Dettagli economici.'
    : 'Lo controlliamo appena indichi superficie e zona climatica.';

/**
 * Holds the supply of a product type per square metre against its ceiling; the supply belongs to a
 * step that comes two steps later, and may be left out.
 */
export function listCostChecks(
  form: DossierForm,
  list: ProductList,
  settings: LimitSettings,
): RowCheck[] {
  if (form.serviceType !== 1) return [];
  const supply = form.spese[EXPENSE_SPLIT_FIELDS[list].supply];
  const [area, ceiling] = [
    sumSurface(form.manufatti, list),
    calculateCostCeiling(form, EXPENSE_PRODUCT_NAMES[list], settings),
  ];
  const common = {
    field: '',
    rule: COST_RULE,
    source: findTableByDate(settings.costCeilings, form.interventionStartDate).source,
  };
  const limit = ceiling === null || area === 0 ? '' : formatPerSquareMetre(ceiling, area);
  if (supply === null || ceiling === null || limit === '')
    return [
      { ...common, limit, value: '', result: 'unknown', message: explainUnknownCost(supply) },
    ];
  const isKept = supply <= ceiling;
  return [
    {
      ...common,
      limit,
      value: formatPerSquareMetre(supply, area),
      result: isKept ? 'ok' : 'doubt',
      message: isKept
        ? 'La fornitura al m² è entro il massimale.'
        : 'La fornitura al m² supera il massimale: la parte oltre non si detrae.',
    },
  ];
}
