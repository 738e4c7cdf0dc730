import {
  listProductTypes,
  sumExpenseCents,
  sumProductExpenseCents,
  type DossierForm,
} from '../dossier/index.js';
import type { ServiceType } from '../enumerations/index.js';
import {
  getDeductionRates,
  type DeductionRates,
  type DeductionRateSettings,
} from './deduction-rates.js';
import { getPropertyRight, type Possession } from './property-rights.js';

export interface DeductionEstimate {
  /** Percent. */
  rate: number;
  hasHigherRate: boolean;
  expenseCents: number;
  deductionCents: number;
  /** Yearly parts of the deduction. */
  years: number;
  /** One of the yearly parts, rounded down to the cent. */
  yearlyCents: number;
  /** The ceiling of the service cut the amount. */
  isCapped: boolean;
}

/** What an estimate reads of a dossier. */
export type DeductionInput = Possession &
  Pick<DossierForm, 'spese' | 'manufatti'> & {
    /**
     * Expense of all beneficiaries together: ceilings are of the property, so each has the part that
     * the own expense is of it.
     */
    readonly wholeExpenseCents?: number;
  };

/** Says if a beneficiary has the higher rate of a year, by the right on a main home; a company has none. */
export const getsHigherRate = (form: Possession, { higherRate }: DeductionRates): boolean => {
  const right = getPropertyRight(form);
  return (
    !form.isCompany && form.immovablePossessionType === 0 && right !== null && higherRate[right]
  );
};

/**
 * The assumption of an estimate where the provider acquires the data of the property: title and use
 * are unknown, and the defaults give the higher rate. Italian; `null` where nothing is assumed.
 */
export function getDeductionAssumption(
  form: Possession & Pick<DossierForm, 'acquisizioneBeneficiario'>,
  year: number,
  settings: DeductionRateSettings,
): string | null {
  const rates = getDeductionRates(year, settings);
  return form.acquisizioneBeneficiario &&
    rates.mainHome !== rates.other &&
    getsHigherRate(form, rates)
    ? `Titolo di possesso e uso dell’immobile non sono ancora noti: si presume l’aliquota più alta. Negli altri casi è del ${rates.other} %.`
    : null;
}

/** Why a service has no deduction for payments of a year, Italian; `null` when it has one. */
export const validateDeductionYear = (
  service: ServiceType,
  year: number,
  settings: DeductionRateSettings,
): string | null =>
  service === 1 && getDeductionRates(year, settings).ecobonusDeductionMax === 0
    ? `Per le spese del ${year} la legge non prevede l’Ecobonus.`
    : null;

/**
 * Splits an expense between the Ecobonus interventions, windows and shadings with shutters, because
 * each has a ceiling of its own; in proportion to the expenses of the dossier, which are exact
 * where the expense is their sum.
 */
function splitByIntervention(form: DeductionInput, expenseCents: number): number[] {
  const types = listProductTypes(form);
  const windows = types.includes('serramenti') ? sumProductExpenseCents(form, 'serramenti') : 0;
  const sum = sumExpenseCents(form);
  const share = sum === 0 ? expenseCents : Math.round((expenseCents * windows) / sum);
  return [share, expenseCents - share];
}

/**
 * Estimates the tax deduction. The higher rate is for the main home of those whose right the table
 * of the year names; companies have no main home.
 * @param year year in which the expense was paid
 */
export function estimateDeduction(
  form: DeductionInput,
  service: ServiceType,
  expenseCents: number,
  year: number,
  settings: DeductionRateSettings,
): DeductionEstimate {
  const rates = getDeductionRates(year, settings);
  const hasHigherRate = getsHigherRate(form, rates);
  const rate = hasHigherRate ? rates.mainHome : rates.other;
  const deduct = (cents: number): number => Math.round((cents * rate) / 100);
  const { wholeExpenseCents: whole = expenseCents } = form;
  const shareOf = (euro: number): number =>
    Math.round(whole === 0 ? euro * 100 : (euro * 100 * expenseCents) / whole);
  const deductionMax = shareOf(rates.ecobonusDeductionMax);
  const expenseMax = shareOf(rates.homeExpenseMax);
  const parts = service === 1 ? splitByIntervention(form, expenseCents) : [expenseCents];
  const isCapped =
    service === 1 ? parts.some((cents) => deduct(cents) > deductionMax) : expenseCents > expenseMax;
  const capped = parts.reduce(
    (sum, cents) =>
      sum +
      (service === 1 ? Math.min(deduct(cents), deductionMax) : deduct(Math.min(cents, expenseMax))),
    0,
  );
  // Rounding two parts may give a cent more than rounding the whole.
  const deductionCents = Math.min(deduct(expenseCents), capped);
  return {
    rate,
    hasHigherRate,
    expenseCents,
    deductionCents,
    years: rates.years,
    yearlyCents: Math.floor(deductionCents / rates.years),
    isCapped,
  };
}
