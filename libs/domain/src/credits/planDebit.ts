import type { FilingCounts, FilingKind } from './matrix.js';

/** A package credits can be taken from. Credits are integer hundredths (1 credit = 100), price integer cents. */
export interface CreditPackage<Id extends string | number = number> {
  readonly id: Id;
  readonly residual: number;
  readonly costEcobonus: number;
  readonly costBonusCasa: number;
  readonly costCalcoloEnergetico: number;
  /** What the whole package was paid, in euro cents. */
  readonly priceCents: number;
  /** Credits the package had when it was bought, in hundredths. */
  readonly credits: number;
}

/** One filing charged whole to one package. `cost` in hundredths of a credit. */
export interface DebitLine<Id extends string | number = number> {
  packageId: Id;
  kind: FilingKind;
  cost: number;
}

export type DebitPlan<Id extends string | number = number> =
  | { isSufficient: true; lines: DebitLine<Id>[] }
  | { isSufficient: false; /** Filings no package can pay. */ missing: FilingCounts };

/** Cost of a filing in a package, in hundredths of a credit. */
export const filingCost = (pack: Pick<CreditPackage, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>, kind: FilingKind): number =>
  ({ ecobonus: pack.costEcobonus, bonusCasa: pack.costBonusCasa, calcoloEnergetico: pack.costCalcoloEnergetico })[kind];

const filings = (counts: FilingCounts): FilingKind[] => [
  ...Array<FilingKind>(counts.numEcobonus).fill('ecobonus'),
  ...Array<FilingKind>(counts.numCalcoloEnergetico).fill('calcoloEnergetico'),
  ...Array<FilingKind>(counts.numBonusCasa).fill('bonusCasa'),
];

const countsOf = (kinds: readonly FilingKind[]): FilingCounts => ({
  numEcobonus: kinds.filter((kind) => kind === 'ecobonus').length,
  numBonusCasa: kinds.filter((kind) => kind === 'bonusCasa').length,
  numCalcoloEnergetico: kinds.filter((kind) => kind === 'calcoloEnergetico').length,
});

/** First allocation of all filings in first-in first-out order of the packages; `null` when there is none. */
function allocate<Id extends string | number>(
  packages: readonly CreditPackage<Id>[], kinds: readonly FilingKind[], residuals: readonly number[],
): DebitLine<Id>[] | null {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return [];
  for (const [index, pack] of packages.entries()) {
    const cost = filingCost(pack, kind);
    const left = (residuals[index] ?? 0) - cost;
    if (left < 0) continue;
    const others = allocate(packages, rest, residuals.map((residual, i) => (i === index ? left : residual)));
    if (others) return [{ packageId: pack.id, kind, cost }, ...others];
  }
  return null;
}

/**
 * Says which package pays each filing. Packages are given oldest first; each filing goes whole to the oldest package that can
 * pay it, at that package's cost, so a package with too little left is passed over and keeps its rest for a cheaper filing.
 * If that order leaves a filing unpaid although another distribution would pay them all, the other one is taken.
 */
export function planDebit<Id extends string | number>(packages: readonly CreditPackage<Id>[], counts: FilingCounts): DebitPlan<Id> {
  const kinds = filings(counts);
  const residuals = packages.map(({ residual }) => residual);
  const lines = allocate(packages, kinds, residuals);
  if (lines) return { isSufficient: true, lines };

  const left = [...residuals];
  const missing = kinds.filter((kind) => {
    const index = packages.findIndex((pack, i) => (left[i] ?? 0) >= filingCost(pack, kind));
    const pack = packages[index];
    if (pack) left[index] = (left[index] ?? 0) - filingCost(pack, kind);
    return pack === undefined;
  });
  return { isSufficient: false, missing: countsOf(missing) };
}

/** Credits a plan takes, in hundredths. */
export const planCredits = (lines: readonly Pick<DebitLine, 'cost'>[]): number => lines.reduce((sum, { cost }) => sum + cost, 0);
