import { checkSerramento } from '../completeness/check-product-rows.js';
import type { DossierForm, Serramento } from '../dossier/index.js';
import { formatLimit } from '../formats/index.js';
import {
  findTableByDate,
  getCheckedSource,
  getUValueLimit,
  type LimitSettings,
} from '../reference-tables/index.js';
import { findBrokenRule, listFormalChecks, type RowCheck } from './row-check.js';

type WindowCheckContext = Pick<
  DossierForm,
  'serviceType' | 'immovableClimateZone' | 'interventionStartDate'
>;

const FIELD = 'trasmittanzaPost';
const formatUValue = (value: number): string => `${formatLimit(value)} W/m²K`;
const WAITING_MESSAGE = 'Lo controlliamo appena indichi la trasmittanza dopo i lavori.';
/** The fitter has nothing to do about it: the back office is told (`listOfficeWarnings`). */
const UNCHECKED_MESSAGE =
  'Rispetta il limite in uso: lo ricontrolliamo noi prima dell’invio a ENEA.';

/** Transmittance limit of the zone: above it the dossier cannot be sent (spec wizard §5). */
function checkZoneLimit(
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck {
  const { immovableClimateZone: zone, interventionStartDate } = form;
  const table = findTableByDate(settings.uLimits, interventionStartDate);
  const source = getCheckedSource(table, interventionStartDate);
  const common = {
    field: FIELD,
    source: source ?? '',
    value: row.trasmittanzaPost === null ? '' : formatUValue(row.trasmittanzaPost),
  };
  if (zone === null) {
    return {
      ...common,
      limit: '',
      result: 'unknown',
      rule: 'Trasmittanza massima dei nuovi serramenti nella zona climatica (UNI EN 14351)',
      message: 'Senza zona climatica non possiamo controllare il limite di trasmittanza.',
    };
  }
  const checked = {
    ...common,
    limit: formatUValue(table.values[zone]),
    rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone} (UNI EN 14351)`,
  };
  if (row.trasmittanzaPost === null)
    return { ...checked, result: 'unknown', message: WAITING_MESSAGE };
  const broken = findBrokenRule(checkSerramento(row, form, '', settings), FIELD);
  if (broken !== null) return { ...checked, result: 'wrong', message: broken };
  if (source === null)
    return { ...checked, result: 'unknown', isOurs: true, message: UNCHECKED_MESSAGE };
  return {
    ...checked,
    result: 'ok',
    message: 'La trasmittanza del nuovo serramento rispetta il limite della zona.',
  };
}

/** Limit of Ecobonus; above it only a warning. */
function checkEcobonusLimit(
  row: Serramento,
  { serviceType, immovableClimateZone: zone, interventionStartDate }: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] {
  const value = row.trasmittanzaPost;
  if (serviceType !== 1 || zone === null || value === null) return [];
  const zoneLimit = getUValueLimit(zone, interventionStartDate, settings);
  const table = findTableByDate(settings.uLimitsEcobonus, interventionStartDate);
  const limit = formatUValue(table.values[zone]);
  const isKept = value <= table.values[zone];
  return [
    {
      field: FIELD,
      limit,
      source: table.source,
      value: formatUValue(value),
      result: isKept ? 'ok' : 'doubt',
      rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone} per l’Ecobonus`,
      message: isKept
        ? 'La trasmittanza rispetta il limite per l’Ecobonus.'
        : `Per l’Ecobonus in zona ${zone} la trasmittanza dovrebbe essere ≤ ${limit} (${table.source}): l’invio è ammesso fino a ${formatUValue(zoneLimit)}, ma controlla il valore sul certificato`,
    },
  ];
}

/**
 * The one limit that counts for a window: the zone's, or that of Ecobonus where it is stricter. A
 * value above both is told both, so that one correction mends both.
 */
function listLimitChecks(
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] {
  const zone = checkZoneLimit(row, form, settings);
  const [ecobonus] = checkEcobonusLimit(row, form, settings);
  if (ecobonus === undefined || form.immovableClimateZone === null) return [zone];
  const { immovableClimateZone, interventionStartDate } = form;
  const isStricter =
    findTableByDate(settings.uLimitsEcobonus, interventionStartDate).values[immovableClimateZone] <
    getUValueLimit(immovableClimateZone, interventionStartDate, settings);
  if (zone.result === 'wrong') return isStricter ? [zone, ecobonus] : [zone];
  if (ecobonus.result === 'doubt') return [ecobonus];
  if (!isStricter) return [zone];
  // A zone's limit that was not checked keeps the light from being green.
  return zone.result === 'ok'
    ? [ecobonus]
    : [{ ...zone, limit: ecobonus.limit, source: ecobonus.source, rule: ecobonus.rule }];
}

function checkImprovement(row: Serramento): RowCheck[] {
  if (row.trasmittanzaPost === null || row.trasmittanzaPre === null) return [];
  const isBetter = row.trasmittanzaPost < row.trasmittanzaPre;
  return [
    {
      field: FIELD,
      limit: formatUValue(row.trasmittanzaPre),
      value: formatUValue(row.trasmittanzaPost),
      source: 'Controllo di coerenza dei dati',
      result: isBetter ? 'ok' : 'doubt',
      rule: 'Il nuovo serramento deve isolare meglio di quello sostituito',
      message: isBetter
        ? 'Il nuovo serramento isola meglio di quello sostituito.'
        : 'La trasmittanza del nuovo serramento non è inferiore a quella del serramento sostituito',
    },
  ];
}

/** What a valid window may be doubted for, its cost aside. */
export const listTransmittanceChecks = (
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] => [
  ...(checkZoneLimit(row, form, settings).result === 'wrong'
    ? []
    : checkEcobonusLimit(row, form, settings)),
  ...checkImprovement(row),
];

export const listWindowChecks = (
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] => [
  ...listFormalChecks(checkSerramento(row, form, '', settings)),
  ...listLimitChecks(row, form, settings),
  ...checkImprovement(row),
];
