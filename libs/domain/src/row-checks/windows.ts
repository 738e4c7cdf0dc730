import { checkSerramento } from '../completeness/productRows.js';
import type { DossierForm, Serramento } from '../dossier/index.js';
import { formatLimit } from '../formats/index.js';
import { tableOn, U_LIMITS, U_LIMITS_ECOBONUS } from '../tables/index.js';
import { brokenRule, formalChecks, type RowCheck } from './check.js';

type Context = Pick<DossierForm, 'serviceType' | 'immovableClimateZone' | 'interventionStartDate'>;

const FIELD = 'trasmittanzaPost';
const uValue = (value: number): string => `${formatLimit(value)} W/m²K`;
const WAITING = 'Si controlla appena la trasmittanza dopo i lavori è indicata.';

/** Transmittance limit of the zone: above it the dossier cannot be sent (spec wizard §5). */
function zoneLimit(row: Serramento, form: Context): RowCheck {
  const { immovableClimateZone: zone, interventionStartDate } = form;
  const table = tableOn(U_LIMITS, interventionStartDate);
  const common = {
    field: FIELD,
    source: table.source,
    value: row.trasmittanzaPost === null ? '' : uValue(row.trasmittanzaPost),
  };
  if (zone === null) {
    return {
      ...common,
      limit: '',
      result: 'unknown',
      rule: 'Trasmittanza massima dei nuovi serramenti nella zona climatica (UNI EN 14351)',
      message: 'Senza zona climatica il limite di trasmittanza non si può controllare.',
    };
  }
  const checked = {
    ...common,
    limit: uValue(table.values[zone]),
    rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone} (UNI EN 14351)`,
  };
  if (row.trasmittanzaPost === null) return { ...checked, result: 'unknown', message: WAITING };
  const broken = brokenRule(checkSerramento(row, form), FIELD);
  if (broken !== null) return { ...checked, result: 'wrong', message: broken };
  return {
    ...checked,
    result: 'ok',
    message: 'La trasmittanza del nuovo serramento rispetta il limite della zona.',
  };
}

/** Stricter limit of Ecobonus; above it only a warning. */
function ecobonusLimit(
  row: Serramento,
  { serviceType, immovableClimateZone: zone, interventionStartDate }: Context,
): RowCheck[] {
  if (serviceType !== 1 || zone === null || row.trasmittanzaPost === null) return [];
  const table = tableOn(U_LIMITS_ECOBONUS, interventionStartDate);
  const limit = uValue(table.values[zone]);
  const isKept = row.trasmittanzaPost <= table.values[zone];
  return [
    {
      field: FIELD,
      limit,
      source: table.source,
      value: uValue(row.trasmittanzaPost),
      result: isKept ? 'ok' : 'doubt',
      rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${zone}`,
      message: isKept
        ? 'La trasmittanza rispetta anche il limite per l’Ecobonus.'
        : `Per l’Ecobonus in zona ${zone} la trasmittanza dovrebbe essere al massimo ${limit}`,
    },
  ];
}

function betterThanBefore(row: Serramento): RowCheck[] {
  if (row.trasmittanzaPost === null || row.trasmittanzaPre === null) return [];
  const isBetter = row.trasmittanzaPost < row.trasmittanzaPre;
  return [
    {
      field: FIELD,
      limit: uValue(row.trasmittanzaPre),
      value: uValue(row.trasmittanzaPost),
      source: 'Controllo di coerenza dei dati',
      result: isBetter ? 'ok' : 'doubt',
      rule: 'Il nuovo serramento deve isolare meglio di quello sostituito',
      message: isBetter
        ? 'Il nuovo serramento isola meglio di quello sostituito.'
        : 'La trasmittanza del nuovo serramento non è inferiore a quella del serramento sostituito',
    },
  ];
}

/** What a window is held against, its cost aside. */
export const windowDoubts = (row: Serramento, form: Context): RowCheck[] => [
  ...ecobonusLimit(row, form),
  ...betterThanBefore(row),
];

export const windowChecks = (row: Serramento, form: Context): RowCheck[] => [
  ...formalChecks(checkSerramento(row, form)),
  zoneLimit(row, form),
  ...windowDoubts(row, form),
];
