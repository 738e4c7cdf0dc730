import type { ServiceType } from '../enumerations/index.js';
import type { DossierForm } from '../dossier/index.js';
import {
  listBeneficiaryShares,
  type BeneficiaryShare,
  type SharedExpense,
} from './beneficiary-shares.js';
import type { DeductionRateSettings } from './deduction-rates.js';
import { estimateDeduction, type DeductionEstimate } from './estimate-deduction.js';
import { isRealRightAsked, type Possession } from './property-rights.js';

export interface SharedDeductionInput {
  readonly form: SharedExpense & Pick<DossierForm, 'immovablePossessionType'>;
  readonly service: ServiceType;
  /** Expense of all together that is eligible. */
  readonly expenseCents: number;
  /** Year in which the expense was paid. */
  readonly year: number;
  /** Places of the beneficiaries who have a real right of enjoyment; 0 is the first one. */
  readonly realRights: readonly number[];
}

/** The deduction of one of several beneficiaries. */
export interface BeneficiaryEstimate extends DeductionEstimate {
  readonly beneficiary: BeneficiaryShare;
  readonly possession: Possession;
}

/** What decides the rate of a beneficiary; the property is lived in by all alike. */
export const toPossession = (
  { isCompany, title }: BeneficiaryShare,
  { immovablePossessionType }: Pick<DossierForm, 'immovablePossessionType'>,
  hasRealRight: boolean,
): Possession => ({
  isCompany,
  immovablePossessionTitle: title,
  immovablePossessionType,
  hasRealRight,
});

/**
 * Places of the beneficiaries of whom the estimate must ask for a real right, because the dossier
 * does not say; 0 is the first one.
 */
export const listRealRightQuestions = (
  form: SharedExpense & Pick<DossierForm, 'immovablePossessionType'>,
): number[] =>
  listBeneficiaryShares(form).flatMap((beneficiary, place) =>
    beneficiary.hasRealRight === null && isRealRightAsked(toPossession(beneficiary, form, false))
      ? [place]
      : [],
  );

/**
 * Places of the beneficiaries with a real right: as answered for this estimate, else as the dossier
 * says.
 */
export const listRealRightHolders = (
  form: SharedExpense,
  answers: ReadonlyMap<number, boolean>,
): number[] =>
  listBeneficiaryShares(form).flatMap(({ hasRealRight }, place) =>
    (answers.get(place) ?? hasRealRight === true) ? [place] : [],
  );

/**
 * Estimates the deduction of each of several beneficiaries, with the own title and rate, on the part
 * of the expense that the shares give; `null` for a single one, and while a share is missing.
 */
export function estimateSharedDeductions(
  { form, service, expenseCents, year, realRights }: SharedDeductionInput,
  settings: DeductionRateSettings,
): BeneficiaryEstimate[] | null {
  const shares = listBeneficiaryShares(form);
  const sum = shares.reduce((total, { shareCents }) => total + (shareCents ?? 0), 0);
  if (shares.length < 2 || sum === 0 || shares.some(({ shareCents }) => shareCents === null))
    return null;
  return splitExpense(
    expenseCents,
    shares.map(({ shareCents }) => (shareCents ?? 0) / sum),
  ).map((part, place) => {
    const beneficiary = shares[place] as BeneficiaryShare;
    const possession = toPossession(beneficiary, form, realRights.includes(place));
    const input = { ...form, ...possession, wholeExpenseCents: expenseCents };
    return {
      ...estimateDeduction(input, service, part, year, settings),
      beneficiary,
      possession,
    };
  });
}

/** Parts of a sum that add up to it: each ends where the parts up to it, rounded once, end. */
export function splitExpense(cents: number, portions: readonly number[]): number[] {
  let [portion, given] = [0, 0];
  return portions.map((one) => {
    portion += one;
    const part = Math.round(cents * portion) - given;
    given += part;
    return part;
  });
}
