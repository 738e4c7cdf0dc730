import { checkSerramento } from '../completeness/check-product-rows.js';
import type { Serramento } from '../dossier/index.js';
import {
  findEcobonusLimit,
  isAboveEcobonusLimit,
  mayBecomeBonusCasa,
  wasWithinEcobonusLimit,
  type EcobonusLimit,
  type ServiceChangeForm,
  type WindowLimitContext,
} from '../ecobonus-windows/index.js';
import { formatLimit } from '../formats/index.js';
import {
  findTableByDate,
  getCheckedSource,
  type DatedTable,
  type LimitSettings,
} from '../reference-tables/index.js';
import { findBrokenRule, listFormalChecks, type RowCheck } from './row-check.js';

type WindowCheckContext = WindowLimitContext & ServiceChangeForm;

const FIELD = 'trasmittanzaPost';
const formatUValue = (value: number): string => `${formatLimit(value)} W/m²K`;
const WAITING_MESSAGE = 'Lo controlliamo appena indichi la trasmittanza dopo i lavori.';
/** The fitter has nothing to do about it: the back office is told (`listOfficeWarnings`). */
const UNCHECKED_NOTE =
  'Da verificare se per lavori iniziati in questa data vale un altro limite: lo facciamo noi prima dell’invio a ENEA.';
const getUncheckedMessage = ({ validFrom }: DatedTable<unknown>): string =>
  `La trasmittanza rispetta il limite in uso (valore ${validFrom.slice(0, 4)}). ${UNCHECKED_NOTE}`;

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
    return { ...checked, result: 'ok', isOurs: true, message: getUncheckedMessage(table) };
  return {
    ...checked,
    result: 'ok',
    message: 'La trasmittanza del nuovo serramento rispetta il limite della zona.',
  };
}

/** Tells why a new window has no Ecobonus, and that it is right as Bonus Casa where it is. */
function describeEcobonusFault(
  value: number,
  { zone, limit, source, zoneLimit }: EcobonusLimit,
  isBonusCasa: boolean,
): string {
  const rule = `in zona ${zone} la trasmittanza deve essere ≤ ${formatUValue(limit)} (${source}) e il sito ENEA non accetta il serramento`;
  if (value > zoneLimit) return `Per l’Ecobonus ${rule}`;
  return isBonusCasa
    ? `Con ${formatUValue(value)} l’Ecobonus non spetta: ${rule}. Lo stesso serramento è in regola come Bonus Casa, fino a ${formatUValue(zoneLimit)}: cambia il servizio o ricontrolla il valore sul certificato`
    : `Con ${formatUValue(value)} l’Ecobonus non spetta: ${rule}. Ricontrolla il valore sul certificato`;
}

/** Limit of Ecobonus: above it ENEA takes the window as Bonus Casa only. */
function checkEcobonusLimit(
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] {
  const value = row.trasmittanzaPost;
  const ecobonus = findEcobonusLimit(form, settings);
  if (ecobonus === null || value === null) return [];
  const isBroken = isAboveEcobonusLimit(row, ecobonus);
  const isBonusCasa = value <= ecobonus.zoneLimit && mayBecomeBonusCasa(form);
  return [
    {
      field: FIELD,
      limit: formatUValue(ecobonus.limit),
      source: ecobonus.source,
      value: formatUValue(value),
      result: isBroken ? 'doubt' : 'ok',
      rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${ecobonus.zone} per l’Ecobonus`,
      message: isBroken
        ? describeEcobonusFault(value, ecobonus, isBonusCasa)
        : 'La trasmittanza rispetta il limite per l’Ecobonus.',
      ...(isBroken && isBonusCasa ? { suggestsBonusCasa: true as const } : {}),
    },
  ];
}

/** The window that is replaced must have been worse than the limit of Ecobonus. */
function checkOldWindow(
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] {
  const value = row.trasmittanzaPre;
  const ecobonus = findEcobonusLimit(form, settings);
  if (ecobonus === null || value === null || !wasWithinEcobonusLimit(row, ecobonus)) return [];
  const { zone, limit, source } = ecobonus;
  const isBonusCasa = mayBecomeBonusCasa(form);
  const reason = `Il vecchio serramento rispetta già il limite dell’Ecobonus in zona ${zone} (${formatUValue(limit)}, ${source}): con ${formatUValue(value)} l’Ecobonus non spetta`;
  return [
    {
      field: 'trasmittanzaPre',
      limit: formatUValue(limit),
      source: `Vademecum ENEA; ${source}`,
      value: formatUValue(value),
      result: 'doubt',
      rule: 'Il vecchio serramento isola meno di quanto l’Ecobonus chiede al nuovo',
      message: isBonusCasa
        ? `${reason}, spetta il Bonus Casa. Cambia il servizio o ricontrolla il valore`
        : `${reason}. Ricontrolla il valore`,
      ...(isBonusCasa ? { suggestsBonusCasa: true as const } : {}),
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
  const limits = findEcobonusLimit(form, settings);
  if (ecobonus === undefined || limits === null) return [zone];
  const isStricter = limits.limit < limits.zoneLimit;
  if (zone.result === 'wrong') return isStricter ? [zone, ecobonus] : [zone];
  if (ecobonus.result === 'doubt') return [ecobonus];
  if (!isStricter && zone.isOurs !== true) return [zone];
  // The back office still learns of a limit of the zone that was not checked.
  return zone.isOurs === true
    ? [{ ...ecobonus, isOurs: true, message: `${ecobonus.message} ${UNCHECKED_NOTE}` }]
    : [ecobonus];
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
  ...checkOldWindow(row, form, settings),
  ...checkImprovement(row),
];

export const listWindowChecks = (
  row: Serramento,
  form: WindowCheckContext,
  settings: LimitSettings,
): RowCheck[] => [
  ...listFormalChecks(checkSerramento(row, form, '', settings)),
  ...listLimitChecks(row, form, settings),
  ...checkOldWindow(row, form, settings),
  ...checkImprovement(row),
];
