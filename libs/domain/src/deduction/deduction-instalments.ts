import { DEDUCTION_YEARS, type DeductionEstimate } from './estimate-deduction.js';

export interface DeductionInstalment {
  /** Tax year; the quota is claimed in the return of the year after. */
  year: number;
  cents: number;
}

/** The yearly quotas of a deduction, from the year of the expense on. The last one takes what division leaves over. */
export const listDeductionInstalments = (
  { deductionCents, yearlyCents }: Pick<DeductionEstimate, 'deductionCents' | 'yearlyCents'>,
  year: number,
): DeductionInstalment[] =>
  Array.from({ length: DEDUCTION_YEARS }, (_, index) => ({
    year: year + index,
    cents: index === DEDUCTION_YEARS - 1 ? deductionCents - yearlyCents * index : yearlyCents,
  }));
