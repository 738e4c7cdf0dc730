import { readNumber, type NumberReading } from '../formats/read-number.js';
import { findTableByDate, type DatedTables } from './dated-table.js';

/** Highest solar transmission (gtot) of shadings and shutters (spec wizard §5). */
export const SOLAR_TRANSMISSION_LIMITS: DatedTables<{ readonly max: number }> = [
  { validFrom: '2020-10-06', source: 'D.M. 6/8/2020, Allegato A', values: { max: 0.35 } },
];

export interface SolarTransmissionSettings {
  readonly solarTransmission: DatedTables<{ readonly max: number }>;
}

/** The limit for works that begin on a day, with where it comes from. */
export const getSolarTransmissionLimit = (
  day: string | null,
  { solarTransmission }: SolarTransmissionSettings,
): { readonly max: number; readonly source: string } => {
  const { values, source } = findTableByDate(solarTransmission, day);
  return { max: values.max, source };
};

/** Below, a value is rather a slip (`1,2` for 12 %) than the one of a product. */
export const SOLAR_TRANSMISSION_UNUSUAL_BELOW = 0.02;

/**
 * Reads a solar transmission as a fraction: from 2 on a value is a percentage (35 means 0.35). One
 * slightly above 1 stays as it is and the checks refuse it like everything above the limit in force:
 * no product has 1 %, so 1,01 is a mistake.
 */
export const normalizeSolarTransmission = (value: number): number =>
  value >= SOLAR_TRANSMISSION_UNUSUAL_BELOW * 100 ? Math.round(value * 100) / 10_000 : value;

/**
 * Reads a solar transmission: a fraction, or a percentage with or without its sign; `null` when it is
 * not a number.
 */
export function readSolarTransmission(text: string): NumberReading | null {
  const reading = readNumber(text, { unit: '%', usualMax: 0 });
  if (reading === null || reading.value < 0) return null;
  const { value } = reading;
  return {
    value: text.includes('%')
      ? Math.round(value * 100) / 10_000
      : normalizeSolarTransmission(value),
  };
}
