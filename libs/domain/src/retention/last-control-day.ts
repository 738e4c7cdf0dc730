import { getDeductionRates, type DeductionRateSettings } from '../deduction/index.js';
import { findTableByDate } from '../reference-tables/index.js';
import type { ControlTermSettings } from './control-terms.js';

type TermSettings = ControlTermSettings & DeductionRateSettings;

/** More than parts and controls can take together: earlier expenses are over for certain. */
const MOST_YEARS = 100;

const getControlYears = (expenseYear: number, { controlTerms }: TermSettings): number =>
  findTableByDate(controlTerms, `${expenseYear}-12-31`).values.yearsAfterLastReturn;

/**
 * Last day on which the deduction of a year's expense can be checked: the return of a year is filed
 * in the next one, and the last return carries the last yearly part.
 */
export function getLastControlDay(expenseYear: number, settings: TermSettings): string {
  const lastReturn = expenseYear + getDeductionRates(expenseYear, settings).years;
  return `${lastReturn + getControlYears(expenseYear, settings)}-12-31`;
}

/** Which completed dossiers no control can ask for any more. */
export interface ControlsOver {
  /** Expenses of this year and of earlier ones can be checked no longer. */
  lastExpenseYear: number;
  /**
   * Only what was completed before this day: a year of expense typed wrong must not erase a dossier
   * of these years.
   */
  completedBefore: string;
}

/** What is over on a day. */
export function findControlsOver(today: string, settings: TermSettings): ControlsOver {
  const year = Number(today.slice(0, 4));
  const first = year - MOST_YEARS;
  let lastExpenseYear = first;
  while (getLastControlDay(lastExpenseYear + 1, settings) < today) lastExpenseYear += 1;
  return {
    lastExpenseYear,
    completedBefore: `${year - getControlYears(year, settings)}-01-01`,
  };
}

/** "31 dicembre 2041": until when the papers of an expense are kept. */
export const formatLastControlDay = (expenseYear: number, settings: TermSettings): string =>
  `31 dicembre ${getLastControlDay(expenseYear, settings).slice(0, 4)}`;

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];

/**
 * The term in words, the same in FAQ, papers and notices: with the day for a year of expense, in
 * general without one.
 */
export function describeControlTerm(expenseYear: number, settings: TermSettings): string {
  const years = getControlYears(expenseYear, settings);
  const ordinal = ORDINALS[years - 1] ?? `${years}°`;
  return `fino al 31 dicembre del ${ordinal} anno dopo quello dell’ultima dichiarazione dei redditi con una quota della detrazione (per le spese del ${expenseYear}, ${formatLastControlDay(expenseYear, settings)})`;
}
