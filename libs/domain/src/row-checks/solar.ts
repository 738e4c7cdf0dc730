import { checkChiusura, checkSchermatura, type LimitContext } from '../completeness/productRows.js';
import type { Chiusura, Schermatura } from '../dossier/index.js';
import { ESPOSIZIONI, ESPOSIZIONI_SCHERMATURA, labelOf } from '../enumerations/index.js';
import { formatLimit, formatNumber } from '../formats/index.js';
import { readSolarTransmission, solarTransmissionLimit } from '../tables/index.js';
import { brokenRule, formalChecks, type RowCheck } from './check.js';
import { overhangDoubts } from './overhangs.js';

const resistance = (value: number): string => `${formatLimit(value)} m²K/W`;

/** Solar transmission (gtot) of shadings and shutters. */
function gtot(
  value: number | null,
  { interventionStartDate }: LimitContext,
  broken: string | null,
): RowCheck {
  const { max, source } = solarTransmissionLimit(interventionStartDate);
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
      message: 'Si controlla appena il fattore di trasmissione solare è indicato.',
    };
  const shown = { ...common, value: formatNumber(readSolarTransmission(value)) };
  return broken === null
    ? { ...shown, result: 'ok', message: 'Il fattore di trasmissione solare rispetta il limite.' }
    : { ...shown, result: 'wrong', message: broken };
}

/** The specification lists the exposures and names no decree or norm for them: neither do we. */
const SOURCE_EXPOSURE = 'Regola del portale';

function shadingExposure(row: Schermatura, broken: string | null): RowCheck {
  const common = {
    field: 'esposizione',
    rule: 'Esposizioni ammesse per le schermature solari',
    source: SOURCE_EXPOSURE,
    limit: ESPOSIZIONI_SCHERMATURA.map(({ label }) => label).join(', '),
    value: labelOf(ESPOSIZIONI, row.esposizione),
  };
  if (row.esposizione === null)
    return {
      ...common,
      result: 'unknown',
      message: 'Si controlla appena l’esposizione è indicata.',
    };
  return broken === null
    ? { ...common, result: 'ok', message: 'L’esposizione è tra quelle ammesse.' }
    : { ...common, result: 'wrong', message: broken };
}

function shutterExposure(row: Chiusura): RowCheck[] {
  return row.esposizione === null
    ? []
    : [
        {
          field: 'esposizione',
          result: 'ok',
          rule: 'Esposizioni ammesse per le chiusure oscuranti',
          limit: 'Tutte',
          source: SOURCE_EXPOSURE,
          value: labelOf(ESPOSIZIONI, row.esposizione),
          message: 'Per le chiusure oscuranti sono ammesse tutte le esposizioni.',
        },
      ];
}

/** Final resistance above the initial one. */
export function shutterDoubts({
  resistenzaTermicaIniziale: before,
  resistenzaTermicaFinale: after,
}: Chiusura): RowCheck[] {
  if (before === null || after === null) return [];
  const isBetter = after > before;
  return [
    {
      field: 'resistenzaTermicaFinale',
      rule: 'La resistenza termica finale deve superare quella iniziale',
      limit: resistance(before),
      value: resistance(after),
      source: 'UNI EN 13125',
      result: isBetter ? 'ok' : 'doubt',
      message: isBetter
        ? 'La resistenza termica finale supera quella iniziale.'
        : 'La resistenza termica finale dovrebbe essere maggiore di quella iniziale',
    },
  ];
}

export function shadingChecks(row: Schermatura, form: LimitContext): RowCheck[] {
  const errors = checkSchermatura(row, form);
  return [
    ...formalChecks(errors),
    gtot(row.trasmissioneSolare, form, brokenRule(errors, 'trasmissioneSolare')),
    shadingExposure(row, brokenRule(errors, 'esposizione')),
    ...overhangDoubts(row),
  ];
}

export function shutterChecks(row: Chiusura, form: LimitContext): RowCheck[] {
  const errors = checkChiusura(row, form);
  return [
    ...formalChecks(errors),
    ...shutterDoubts(row),
    gtot(row.trasmissioneSolare, form, brokenRule(errors, 'trasmissioneSolare')),
    ...shutterExposure(row),
  ];
}
