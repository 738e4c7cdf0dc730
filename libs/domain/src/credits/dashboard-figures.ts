import type { FilingKind } from './intervention-matrix.js';
import { getFilingCost, type CreditPackage } from './plan-debit.js';

/** What is left of a package, and what it charges, in hundredths of a credit. */
export type PackageBalance = Pick<
  CreditPackage,
  'residual' | 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'
>;

/**
 * Whole filings of a kind that the credits left are good for: one package pays each of them, so
 * what is left over in two packages pays none. `null` where a package charges nothing for them.
 */
export function countAffordableFilings(
  packages: readonly PackageBalance[],
  kind: FilingKind,
): number | null {
  if (packages.some((pack) => getFilingCost(pack, kind) === 0)) return null;
  return packages.reduce(
    (sum, pack) => sum + Math.floor(pack.residual / getFilingCost(pack, kind)),
    0,
  );
}
