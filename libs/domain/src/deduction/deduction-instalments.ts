import { DEDUCTION_YEARS, type DeductionEstimate } from './estimate-deduction.js';

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
  { deductionCents, yearlyCents }: Pick<DeductionEstimate, 'deductionCents' | 'yearlyCents'>,
  year: number,
): DeductionInstalment[] =>
  Array.from({ length: DEDUCTION_YEARS }, (_, index) => ({
    year: year + index,
    cents: index === DEDUCTION_YEARS - 1 ? deductionCents - yearlyCents * index : yearlyCents,
  }));
