import {
  checkChiusura,
  checkSchermatura,
  type LimitContext,
  type ShadingContext,
} from '../completeness/check-product-rows.js';
import type { Chiusura, Schermatura } from '../dossier/index.js';
import { ESPOSIZIONI, ESPOSIZIONI_SCHERMATURA, getChoiceLabel } from '../enumerations/index.js';
import { formatLimit, formatNumber } from '../formats/index.js';
import {
  normalizeSolarTransmission,
  getSolarTransmissionLimit,
  SOLAR_TRANSMISSION_UNUSUAL_BELOW,
  type LimitSettings,
} from '../reference-tables/index.js';
import { findBrokenRule, listFormalChecks, type RowCheck } from './row-check.js';
import { listOverhangChecks } from './overhang-checks.js';

/** Source of what no decree or norm says, such as the exposures of the specification. */
const PORTAL_RULE = 'Regola del portale';

const formatResistance = (value: number): string => `${formatLimit(value)} m²K/W`;

/** Solar transmission (gtot) of shadings and shutters. */
function checkGtotLimit(
  value: number | null,
  { interventionStartDate }: LimitContext,
  broken: string | null,
  settings: LimitSettings,
): RowCheck {
  const { max, source } = getSolarTransmissionLimit(interventionStartDate, settings);
  const common = {
    field: 'trasmissioneSolare',
    rule: 'Fattore di trasmissione solare totale (gtot) massimo',
    limit: formatLimit(max),
    source,
  };
  if (value === null)
    return {
      ...common,
      value: '',
      result: 'unknown',
      message: 'Lo controlliamo appena indichi il fattore di trasmissione solare.',
    };
  const shown = { ...common, value: formatNumber(normalizeSolarTransmission(value)) };
  return broken === null
    ? { ...shown, result: 'ok', message: 'Il fattore di trasmissione solare rispetta il limite.' }
    : { ...shown, result: 'wrong', message: broken };
}

/** A solar transmission that is allowed but hardly the one of a product. */
export function listUnusualGtotChecks({
  trasmissioneSolare,
}: Pick<Schermatura, 'trasmissioneSolare'>): RowCheck[] {
  const value = trasmissioneSolare === null ? null : normalizeSolarTransmission(trasmissioneSolare);
  if (value === null || value >= SOLAR_TRANSMISSION_UNUSUAL_BELOW) return [];
  const shown = formatNumber(value);
  return [
    {
      field: 'trasmissioneSolare',
      rule: 'Un fattore di trasmissione solare (gtot) quasi nullo è raro',
      limit: formatLimit(SOLAR_TRANSMISSION_UNUSUAL_BELOW),
      value: shown,
      source: PORTAL_RULE,
      result: 'doubt',
      message: `Il fattore di trasmissione solare ${shown} è insolitamente basso: ricontrollalo sulla scheda del prodotto`,
    },
  ];
}

function checkShadingExposure(row: Schermatura, broken: string | null): RowCheck {
  const common = {
    field: 'esposizione',
    rule: 'Esposizioni ammesse per le schermature solari',
    source: PORTAL_RULE,
    limit: ESPOSIZIONI_SCHERMATURA.map(({ label }) => label).join(', '),
    value: getChoiceLabel(ESPOSIZIONI, row.esposizione),
  };
  if (row.esposizione === null)
    return {
      ...common,
      result: 'unknown',
      message: 'Lo controlliamo appena indichi l’esposizione.',
    };
  return broken === null
    ? { ...common, result: 'ok', message: 'L’esposizione è tra quelle ammesse.' }
    : { ...common, result: 'wrong', message: broken };
}

function checkShutterExposure(row: Chiusura): RowCheck[] {
  return row.esposizione === null
    ? []
    : [
        {
          field: 'esposizione',
          result: 'ok',
          rule: 'Esposizioni ammesse per le chiusure oscuranti',
          limit: 'Tutte',
          source: PORTAL_RULE,
          value: getChoiceLabel(ESPOSIZIONI, row.esposizione),
          message: 'Per le chiusure oscuranti sono ammesse tutte le esposizioni.',
        },
      ];
}

/** Checks that the final resistance is above the initial one. */
export function listResistanceChecks({
  resistenzaTermicaIniziale: before,
  resistenzaTermicaFinale: after,
}: Chiusura): RowCheck[] {
  if (before === null || after === null) return [];
  const isBetter = after > before;
  return [
    {
      field: 'resistenzaTermicaFinale',
      rule: 'La resistenza termica finale deve superare quella iniziale',
      limit: formatResistance(before),
      value: formatResistance(after),
      source: 'UNI EN 13125',
      result: isBetter ? 'ok' : 'doubt',
      message: isBetter
        ? 'La resistenza termica finale supera quella iniziale.'
        : 'La resistenza termica finale dovrebbe essere maggiore di quella iniziale',
    },
  ];
}

export function listShadingChecks(
  row: Schermatura,
  form: ShadingContext,
  settings: LimitSettings,
): RowCheck[] {
  const errors = checkSchermatura(row, form, '', settings);
  return [
    ...listFormalChecks(errors),
    checkGtotLimit(
      row.trasmissioneSolare,
      form,
      findBrokenRule(errors, 'trasmissioneSolare'),
      settings,
    ),
    ...listUnusualGtotChecks(row),
    checkShadingExposure(row, findBrokenRule(errors, 'esposizione')),
    ...listOverhangChecks(row),
  ];
}

export function listShutterChecks(
  row: Chiusura,
  form: ShadingContext,
  settings: LimitSettings,
): RowCheck[] {
  const errors = checkChiusura(row, form, '', settings);
  return [
    ...listFormalChecks(errors),
    ...listResistanceChecks(row),
    checkGtotLimit(
      row.trasmissioneSolare,
      form,
      findBrokenRule(errors, 'trasmissioneSolare'),
      settings,
    ),
    ...listUnusualGtotChecks(row),
    ...checkShutterExposure(row),
  ];
}
