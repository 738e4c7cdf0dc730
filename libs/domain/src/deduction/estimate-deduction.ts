import { EXPENSE_FIELDS, listProductTypes, type DossierForm } from '../dossier/index.js';
import type { ServiceType } from '../enumerations/index.js';
import { findTableByDate, type DatedTables } from '../reference-tables/index.js';

export interface DeductionRates {
  /** Percent for the owner's main home. */
  readonly mainHome: number;
  /** Percent in all other cases. */
  readonly other: number;
}

/** Deduction rates by year of the expense: dated data, to be updated with each budget law. */
export const DEDUCTION_RATES: DatedTables<DeductionRates> = [
  {
    validFrom: '2025-01-01',
    source: 'Leggi di bilancio 2025 e 2026',
    values: { mainHome: 50, other: 36 },
  },
  {
    validFrom: '2027-01-01',
    source: 'Legge di bilancio 2026',
    values: { mainHome: 36, other: 30 },
  },
];

export interface DeductionRateSettings {
  readonly deductionRates: DatedTables<DeductionRates>;
}

/** Ecobonus limits the deduction, Bonus Casa and Bonus Sicurezza the expense; euro cents. */
const ECOBONUS_DEDUCTION_MAX = 60_000_00;
const HOME_EXPENSE_MAX = 96_000_00;

/** Equal yearly parts in which the deduction is taken. */
export const DEDUCTION_YEARS = 10;

export interface DeductionEstimate {
  /** Percent. */
  rate: number;
  isMainHome: boolean;
  expenseCents: number;
  deductionCents: number;
  /** One of {@link DEDUCTION_YEARS} quotas, rounded down to the cent. */
  yearlyCents: number;
  /** The ceiling of the service cut the amount. */
  isCapped: boolean;
}

/** Deduction rates for payments of a year, percent. */
export const getDeductionRates = (
  year: number,
  { deductionRates }: DeductionRateSettings,
): DeductionRates => findTableByDate(deductionRates, `${year}-12-31`).values;

/** Both expenses of one product type, in euro cents, because sums of floating-point euro drift. */
export const sumProductExpenseCents = (
  { spese }: Pick<DossierForm, 'spese'>,
  type: keyof typeof EXPENSE_FIELDS,
): number =>
  EXPENSE_FIELDS[type].reduce((sum, field) => sum + Math.round((spese[field] ?? 0) * 100), 0);

/**
 * All expenses of a dossier, euro cents, for the products it contains. Expenses of removed products
 * are kept but not counted.
 */
export const sumExpenseCents = (form: Pick<DossierForm, 'spese' | 'manufatti'>): number =>
  listProductTypes(form).reduce((sum, type) => sum + sumProductExpenseCents(form, type), 0);

export type Possession = Pick<
  DossierForm,
  'isCompany' | 'immovablePossessionTitle' | 'immovablePossessionType'
>;

const isOwnersMainHome = ({
  isCompany,
  immovablePossessionTitle,
  immovablePossessionType,
}: Possession): boolean =>
  !isCompany && immovablePossessionTitle === 0 && immovablePossessionType === 0;

/**
 * The assumption of an estimate where the provider acquires the data of the property: title and use
 * are unknown, and the defaults give the higher rate. Italian; `null` where nothing is assumed.
 */
export const getDeductionAssumption = (
  form: Possession & Pick<DossierForm, 'acquisizioneBeneficiario'>,
  year: number,
  settings: DeductionRateSettings,
): string | null =>
  form.acquisizioneBeneficiario && isOwnersMainHome(form)
    ? `Titolo di possesso e uso dell’immobile non sono ancora noti: si presume l’abitazione principale del proprietario. Negli altri casi l’aliquota è del ${getDeductionRates(year, settings).other} %.`
    : null;

/**
 * Estimates the tax deduction. The higher rate is for owners of their main home; tenants, holders
 * of a free loan, cohabiting relatives, prospective buyers and bare owners get the lower rate, and
 * so do companies, which have no main home.
 * @param year year in which the expense was paid
 */
export function estimateDeduction(
  form: Possession,
  service: ServiceType,
  expenseCents: number,
  year: number,
  settings: DeductionRateSettings,
): DeductionEstimate {
  const isMainHome = isOwnersMainHome(form);
  const rates = getDeductionRates(year, settings);
  const rate = isMainHome ? rates.mainHome : rates.other;
  const eligible = service === 1 ? expenseCents : Math.min(expenseCents, HOME_EXPENSE_MAX);
  const full = Math.round((eligible * rate) / 100);
  const deductionCents = service === 1 ? Math.min(full, ECOBONUS_DEDUCTION_MAX) : full;
  return {
    rate,
    isMainHome,
    expenseCents,
    deductionCents,
    yearlyCents: Math.floor(deductionCents / DEDUCTION_YEARS),
    isCapped: eligible < expenseCents || deductionCents < full,
  };
}
