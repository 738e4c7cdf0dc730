import type { DossierForm, Spese } from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import { findTableByDate } from '../reference-tables/index.js';
import type { Warning } from './warning.js';
import type { RuleSettings } from '../settings/rule-settings.js';

/** What the ceilings of costs say. */
export const COST_RULE =
  'Costo massimo ammissibile al m², al netto di IVA, posa e prestazioni professionali';

const LABELS = {
  Serramenti: 'i serramenti',
  Schermature: 'le schermature',
  Chiusure: 'le chiusure oscuranti',
} as const;
export type CostProduct = keyof typeof LABELS;

/** Highest eligible cost of a product type, in euro; `null` while it cannot be determined. */
export function calculateCostCeiling(
  form: DossierForm,
  product: CostProduct,
  settings: Pick<RuleSettings, 'costCeilings'>,
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

/** Ecobonus costs above the ceilings per square metre. */
export function listCostWarnings(
  form: DossierForm,
  settings: Pick<RuleSettings, 'costCeilings'>,
): Warning[] {
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
