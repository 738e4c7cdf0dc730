import type { DossierForm } from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import { COST_CEILINGS, tableOn } from '../tables/index.js';
import { COST_RULE, costCeiling } from '../warnings/costs.js';
import type { ProductList, RowCheck } from './check.js';

const PRODUCTS = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
} as const;
const perSquareMetre = (euro: number, area: number): string =>
  `${formatEuro(Math.round((euro / area) * 100) / 100)}/m²`;

/** Surface of all rows of a list, m². */
function areaOf(
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

/** Cost of a kind of product per square metre, beside the ceiling; the expenses are asked for two steps later. */
export function costChecks(form: DossierForm, list: ProductList): RowCheck[] {
  if (form.serviceType !== 1) return [];
  const product = PRODUCTS[list];
  const cost = form.spese[`spesaDetraibile${product}`];
  const [area, ceiling] = [areaOf(form.manufatti, list), costCeiling(form, product)];
  const common = {
    field: '',
    rule: COST_RULE,
    source: tableOn(COST_CEILINGS, form.interventionStartDate).source,
  };
  const limit = ceiling === null || area === 0 ? '' : perSquareMetre(ceiling, area);
  if (cost === null || limit === '') {
    const message =
      cost === null
        ? 'Si controlla quando la spesa è indicata al passo Dettagli economici.'
        : 'Si controlla quando superficie e zona climatica sono indicate.';
    return [{ ...common, limit, value: '', result: 'unknown', message }];
  }
  const isKept = ceiling !== null && cost <= ceiling;
  return [
    {
      ...common,
      limit,
      value: perSquareMetre(cost, area),
      result: isKept ? 'ok' : 'doubt',
      message: isKept
        ? 'La spesa media al m² è entro il massimale.'
        : 'La spesa media al m² supera il massimale: la parte in più non è detraibile',
    },
  ];
}
