import type { DeductionEstimate } from './estimate-deduction.js';

export interface DeductionInstalment {
  /** Tax year; the quota is claimed in the return of the year after. */
  year: number;
  cents: number;
}

/**
 * The yearly instalments of a deduction, starting in the year of the expense. The last instalment
 * includes the rounding remainder.
 */
export const listDeductionInstalments = (
  {
    deductionCents,
    yearlyCents,
    years,
  }: Pick<DeductionEstimate, 'deductionCents' | 'yearlyCents' | 'years'>,
  year: number,
): DeductionInstalment[] =>
  Array.from({ length: years }, (_, index) => ({
    year: year + index,
    cents: index === years - 1 ? deductionCents - yearlyCents * index : yearlyCents,
  }));
