import { findTableByDate, type DatedTable, type DatedTables } from '../reference-tables/index.js';
import { PROPERTY_RIGHT_LABELS, type PropertyRight } from './property-rights.js';

/** Rates and ceilings of the deduction for the payments of a year. */
export interface DeductionRates {
  /** Percent for a main home, for those whose right gives the higher rate. */
  readonly mainHome: number;
  /** Percent in all other cases. */
  readonly other: number;
  /** Most deduction of each kind of Ecobonus intervention, euro; 0 when Ecobonus has ended. */
  readonly ecobonusDeductionMax: number;
  /** Most expense of Bonus Casa and Bonus Sicurezza, euro. */
  readonly homeExpenseMax: number;
  /** Equal yearly parts in which the deduction is taken. */
  readonly years: number;
  /** Which rights on a main home give the higher rate. */
  readonly higherRate: Readonly<Record<PropertyRight, boolean>>;
}

const CEILINGS = { ecobonusDeductionMax: 60_000, homeExpenseMax: 96_000, years: 10 } as const;

/** L. 207/2024 c. 54-55, as the circular 8/E of 19/6/2025 reads it. */
const HIGHER_RATE: DeductionRates['higherRate'] = {
  owner: true,
  bareOwner: true,
  realRight: true,
  mereHolder: false,
  cohabitingRelative: false,
  futureBuyer: false,
};

/** Deduction rates by year of the expense: dated data, to be updated with each budget law. */
export const DEDUCTION_RATES: DatedTables<DeductionRates> = [
  {
    validFrom: '2025-01-01',
    source: 'L. 207/2024; circolare AdE 8/E del 19/6/2025; L. 199/2025',
    values: { mainHome: 50, other: 36, ...CEILINGS, higherRate: HIGHER_RATE },
  },
  {
    validFrom: '2027-01-01',
    source: 'L. 199/2025',
    values: { mainHome: 36, other: 30, ...CEILINGS, higherRate: HIGHER_RATE },
  },
  {
    validFrom: '2028-01-01',
    source: 'Art. 16-bis, comma 3-ter, TUIR (da verificare)',
    values: {
      mainHome: 30,
      other: 30,
      ecobonusDeductionMax: 0,
      homeExpenseMax: 48_000,
      years: 10,
      higherRate: HIGHER_RATE,
    },
  },
];

export interface DeductionRateSettings {
  readonly deductionRates: DatedTables<DeductionRates>;
}

/** The table for payments of a year, with its source. */
export const getDeductionTable = (
  year: number,
  { deductionRates }: DeductionRateSettings,
): DatedTable<DeductionRates> => findTableByDate(deductionRates, `${year}-12-31`);

/** Deduction rates for payments of a year, percent. */
export const getDeductionRates = (year: number, settings: DeductionRateSettings): DeductionRates =>
  getDeductionTable(year, settings).values;

const joinAlternatives = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`;

/** Who gets the higher rate in a year, Italian, as part of a sentence. */
export const describeHigherRate = ({ higherRate }: Pick<DeductionRates, 'higherRate'>): string =>
  `l’abitazione principale (anche di familiari) di chi ne è ${joinAlternatives(
    (Object.keys(PROPERTY_RIGHT_LABELS) as PropertyRight[])
      .filter((right) => higherRate[right])
      .map((right) => PROPERTY_RIGHT_LABELS[right]),
  )}`;

/** The rates of a year in a sentence, Italian: the one text for hint, sheet and FAQ. */
export function describeDeductionRates(rates: DeductionRates): string {
  return rates.mainHome === rates.other
    ? `la detrazione è del ${rates.other} % in ogni caso`
    : `la detrazione è del ${rates.mainHome} % per ${describeHigherRate(rates)}, del ${rates.other} % negli altri casi`;
}

/**
 * The years in which rates hold, in words, oldest first: "dal 2025 al 2026", "del 2027", "dal 2028".
 */
export function listDeductionPeriods({
  deductionRates,
}: DeductionRateSettings): { years: string; rates: DeductionRates }[] {
  const years = [...new Set(deductionRates.map(({ validFrom }) => Number(validFrom.slice(0, 4))))];
  return years.map((first, index) => {
    const next = years[index + 1];
    const words =
      next === undefined
        ? `dal ${first}`
        : next === first + 1
          ? `del ${first}`
          : `dal ${first} al ${next - 1}`;
    return { years: words, rates: getDeductionRates(first, { deductionRates }) };
  });
}
