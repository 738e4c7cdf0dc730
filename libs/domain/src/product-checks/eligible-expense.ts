import {
  EXPENSE_FIELDS,
  EXPENSE_SPLIT_FIELDS,
  sumProductExpenseCents,
  type DossierForm,
} from '../dossier/index.js';
import type { CostCeilingSettings } from '../reference-tables/index.js';
import { calculateCostCeiling, type CostProduct } from './cost-ceiling.js';

/** What of the expense of a product type the ceiling of the supply leaves, in euro cents. */
export interface EligibleExpense {
  /** Supply without VAT, as the fitter told it. */
  readonly supplyCents: number;
  /** Ceiling per square metre × surface. */
  readonly ceilingCents: number;
  /** All that is no supply: VAT, fitting and professional fees. */
  readonly restCents: number;
  /** The lower of supply and ceiling, plus the rest. */
  readonly eligibleCents: number;
  readonly isAboveCeiling: boolean;
}

/** The list of the products behind the name of an expense. */
export const EXPENSE_TYPES = {
  Serramenti: 'serramenti',
  Schermature: 'schermature',
  Chiusure: 'chiusure',
} as const satisfies Record<CostProduct, keyof typeof EXPENSE_FIELDS>;

const toCents = (euro: number): number => Math.round(euro * 100);

/** Surfaces of the rows of a product type; `null` where one is not given yet. */
const listSurfaces = (
  { serramenti, schermature, chiusure }: DossierForm['manufatti'],
  product: CostProduct,
): (number | null)[] =>
  ({
    Serramenti: () => serramenti.map(({ superficie }) => superficie),
    Schermature: () => schermature.map(({ superficieSchermatura }) => superficieSchermatura),
    Chiusure: () => chiusure.map(({ superficieChiusura }) => superficieChiusura),
  })[product]();

/**
 * Holds the supply of a product type against its ceiling. Nothing is said, hence `null`, without
 * the split, without the sum, and while the ceiling is not known.
 */
export function calculateEligibleExpense(
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): EligibleExpense | null {
  const type = EXPENSE_TYPES[product];
  const [sumField, feesField] = EXPENSE_FIELDS[type];
  const [supply, sum] = [form.spese[EXPENSE_SPLIT_FIELDS[type].supply], form.spese[sumField]];
  const surfaces = listSurfaces(form.manufatti, product);
  if (supply === null || sum === null || surfaces.length === 0 || surfaces.includes(null))
    return null;
  const ceiling = calculateCostCeiling(form, product, settings);
  if (ceiling === null) return null;
  const [supplyCents, ceilingCents] = [toCents(supply), toCents(ceiling)];
  const wholeCents = toCents(sum) + toCents(form.spese[feesField] ?? 0);
  const restCents = Math.max(0, wholeCents - supplyCents);
  return {
    supplyCents,
    ceilingCents,
    restCents,
    // A sum below the supply is a slip, and more than the sum is never eligible.
    eligibleCents: Math.min(wholeCents, Math.min(supplyCents, ceilingCents) + restCents),
    isAboveCeiling: supplyCents > ceilingCents,
  };
}

/**
 * The expense of an Ecobonus dossier that is eligible, in euro cents: of product types without a
 * known ceiling the whole.
 */
export const sumEligibleExpenseCents = (form: DossierForm, settings: CostCeilingSettings): number =>
  (Object.keys(EXPENSE_TYPES) as CostProduct[])
    .filter((product) => form.manufatti[EXPENSE_TYPES[product]].length > 0)
    .reduce((total, product) => {
      const whole = sumProductExpenseCents(form, EXPENSE_TYPES[product]);
      const eligible =
        form.serviceType === 1 ? calculateEligibleExpense(form, product, settings) : null;
      return total + (eligible?.eligibleCents ?? whole);
    }, 0);
