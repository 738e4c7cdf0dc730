import { checkSolarTransmission } from '../completeness/check-product-rows.js';
import type { DossierForm } from '../dossier/index.js';
import { formatLimit } from '../formats/index.js';
import {
  findTableByDate,
  type DatedTable,
  type LimitSettings,
  type ValuesByZone,
} from '../reference-tables/index.js';
import type { PaperCode } from './paper-codes.js';

/** The table that new windows are held against on paper: Ecobonus has its own. */
export const findWindowLimitTable = (
  {
    serviceType,
    interventionStartDate,
  }: Pick<DossierForm, 'serviceType' | 'interventionStartDate'>,
  { uLimits, uLimitsEcobonus }: LimitSettings,
): DatedTable<ValuesByZone> =>
  findTableByDate(serviceType === 1 ? uLimitsEcobonus : uLimits, interventionStartDate);

/**
 * Why a paper cannot be signed as the dossier stands, Italian, or `null`: a declaration that limits
 * are met is not offered beside a value that exceeds one.
 */
export function findPaperObstacle(
  code: PaperCode,
  form: DossierForm,
  settings: LimitSettings,
): string | null {
  if (code !== 'REQ') return null;
  const faults = listRequirementFaults(form, settings);
  return faults.length === 0
    ? null
    : `La dichiarazione dei requisiti tecnici non si può firmare così: ${faults.join('; ')}. Correggi il valore o il prodotto, poi scarica di nuovo.`;
}

/** Products that do not meet a limit, each with its value. */
function listRequirementFaults(form: DossierForm, settings: LimitSettings): string[] {
  const { serramenti, schermature, chiusure } = form.manufatti;
  const zone = form.immovableClimateZone;
  const limit = zone && findWindowLimitTable(form, settings).values[zone];
  return [
    ...serramenti.flatMap(({ trasmittanzaPost }, index) =>
      limit !== null && trasmittanzaPost !== null && trasmittanzaPost > limit
        ? [
            `serramento ${index + 1}, U ${formatLimit(trasmittanzaPost)} oltre il limite ${formatLimit(limit)}`,
          ]
        : [],
    ),
    ...schermature.flatMap((row, index) =>
      listSolarFaults(`schermatura ${index + 1}`, row, form, settings),
    ),
    ...chiusure.flatMap((row, index) => [
      ...listSolarFaults(`chiusura ${index + 1}`, row, form, settings),
      ...(hasNoImprovement(row)
        ? [`chiusura ${index + 1}, resistenza dopo i lavori non maggiore di quella prima`]
        : []),
    ]),
  ];
}

const listSolarFaults = (
  name: string,
  row: Parameters<typeof checkSolarTransmission>[0],
  form: DossierForm,
  settings: LimitSettings,
): string[] =>
  checkSolarTransmission(row, form, '', settings).length === 0
    ? []
    : [`${name}, gtot ${formatLimit(row.trasmissioneSolare ?? 0)} oltre il limite`];

const hasNoImprovement = ({
  resistenzaTermicaIniziale: before,
  resistenzaTermicaFinale: after,
}: DossierForm['manufatti']['chiusure'][number]): boolean =>
  before !== null && after !== null && after <= before;
