import { checkSolarTransmission } from '../completeness/check-product-rows.js';
import type { DossierForm } from '../dossier/index.js';
import {
  isRightAsBonusCasa,
  listWindowsWithoutEcobonus,
  nameWindowsWithoutEcobonus,
} from '../ecobonus-windows/index.js';
import { formatLimit } from '../formats/index.js';
import {
  findTableByDate,
  getCheckedSource,
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
 * Limit that windows were checked against as a paper states it, with a source only if that was
 * checked for the day: "1,40 W/m²K, valore 2021". The empty string while the zone is unknown.
 */
export function describeWindowLimit(
  form: Pick<DossierForm, 'serviceType' | 'interventionStartDate' | 'immovableClimateZone'>,
  settings: LimitSettings,
): string {
  if (form.immovableClimateZone === null) return '';
  const table = findWindowLimitTable(form, settings);
  const source = getCheckedSource(table, form.interventionStartDate);
  const limit = `${formatLimit(table.values[form.immovableClimateZone])} W/m²K`;
  return `${limit}, ${source ?? `valore ${table.validFrom.slice(0, 4)}`}`;
}

/**
 * Why a paper cannot be signed as the dossier stands, Italian, or `null`: a declaration that limits
 * are met is not offered beside a value that exceeds one, nor one for an Ecobonus that is not due.
 */
export function findPaperObstacle(
  code: PaperCode,
  form: DossierForm,
  settings: LimitSettings,
): string | null {
  const paper = CHECKED_PAPERS[code];
  const faults = paper?.listFaults(form, settings) ?? [];
  if (paper === undefined || faults.length === 0) return null;
  return `${paper.name} non si può firmare così: ${faults.join('; ')}. Correggi il valore o il prodotto${isRightAsBonusCasa(form, settings) ? ', oppure passa a Bonus Casa' : ''}, poi scarica di nuovo.`;
}

interface CheckedPaper {
  readonly name: string;
  readonly listFaults: (form: DossierForm, settings: LimitSettings) => string[];
}

/** Papers that would state what the values of the dossier contradict. */
const CHECKED_PAPERS: Partial<Record<PaperCode, CheckedPaper>> = {
  REQ: {
    name: 'La dichiarazione dei requisiti tecnici',
    listFaults: listRequirementFaults,
  },
  CONGR: {
    name: 'La dichiarazione di congruità della spesa',
    listFaults: listDeductionFaults,
  },
};

/** New windows whose expense has no Ecobonus. */
function listDeductionFaults(form: DossierForm, settings: LimitSettings): string[] {
  const windows = listWindowsWithoutEcobonus(form, settings).filter(
    ({ field }) => field === 'trasmittanzaPost',
  );
  return nameWindowsWithoutEcobonus(windows).map((name) => `${name}, l’Ecobonus non spetta`);
}

/** New windows above the limit of the service, old ones already within that of Ecobonus. */
function listWindowFaults(form: DossierForm, settings: LimitSettings): string[] {
  const { immovableClimateZone: zone } = form;
  if (form.serviceType === 1)
    return nameWindowsWithoutEcobonus(listWindowsWithoutEcobonus(form, settings));
  if (zone === null) return [];
  const limit = findWindowLimitTable(form, settings).values[zone];
  return form.manufatti.serramenti.flatMap(({ trasmittanzaPost }, index) =>
    trasmittanzaPost !== null && trasmittanzaPost > limit
      ? [
          `serramento ${index + 1}, U ${formatLimit(trasmittanzaPost)} oltre il limite ${formatLimit(limit)}`,
        ]
      : [],
  );
}

/** Products that do not meet a limit, each with its value. */
function listRequirementFaults(form: DossierForm, settings: LimitSettings): string[] {
  const { schermature, chiusure } = form.manufatti;
  return [
    ...listWindowFaults(form, settings),
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
