import type { DossierForm } from '../dossier/index.js';
import { listBeneficiaryShares, type SharedExpense } from './beneficiary-shares.js';
import { getDeductionRates, type DeductionRateSettings } from './deduction-rates.js';
import { getsHigherRate } from './estimate-deduction.js';
import { splitExpense, toPossession } from './estimate-shares.js';
import { isRealRightAsked } from './property-rights.js';

/** An expense in the two columns of ENEA's form, in euro cents, with the rate of each in percent. */
export interface ExpenseByRate {
  readonly higherRate: number;
  readonly lowerRate: number;
  readonly higherCents: number;
  readonly lowerCents: number;
}

/**
 * Splits the eligible expense of a declaration by the rate of who paid it: each beneficiary's share
 * goes whole to the column of the own right.
 * @param expenseCents euro cents, of all beneficiaries together
 * @param year in which the expense was paid
 * @returns `null` while a title, a share or the answer on a real right is missing
 */
export function splitExpenseByRate(
  form: SharedExpense & Pick<DossierForm, 'immovablePossessionType'>,
  expenseCents: number,
  year: number,
  settings: DeductionRateSettings,
): ExpenseByRate | null {
  const rates = getDeductionRates(year, settings);
  const shares = listBeneficiaryShares(form);
  const isSingle = shares.length === 1;
  const sum = shares.reduce((total, { shareCents }) => total + (shareCents ?? 0), 0);
  if (!isSingle && (sum === 0 || shares.some(({ shareCents }) => shareCents === null))) return null;
  const isHigher: boolean[] = [];
  for (const share of shares) {
    const possession = toPossession(share, form, share.hasRealRight === true);
    const isOpen = !share.isCompany && share.title === null;
    if (isOpen || (isRealRightAsked(possession) && share.hasRealRight === null)) return null;
    isHigher.push(getsHigherRate(possession, rates));
  }
  const parts = splitExpense(
    expenseCents,
    shares.map(({ shareCents }) => (isSingle ? 1 : (shareCents ?? 0) / sum)),
  );
  const higherCents = parts.reduce((total, part, at) => total + (isHigher[at] ? part : 0), 0);
  return {
    higherRate: rates.mainHome,
    lowerRate: rates.other,
    higherCents,
    lowerCents: expenseCents - higherCents,
  };
}
