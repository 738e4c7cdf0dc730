import { fromHundredths, toHundredths, type FilingCounts } from '../credits/index.js';
import type { ServiceType } from '../enumerations/index.js';
import { calculateShareCents, type ComparedPackage } from './dossier-prices.js';

/** What an account sent in the last twelve months. */
export interface DossierHistory {
  readonly services: readonly { readonly serviceType: ServiceType; readonly dossiers: number }[];
  /** Filings that these dossiers were charged for. */
  readonly filings: FilingCounts;
}

/** The package that costs an account least. */
export interface PackageAdvice {
  readonly packageId: number;
  /** Euro cents without VAT for the same dossiers. */
  readonly costCents: number;
  /** Less than with the dearest package; 0 where all that is cheaper would last too long. */
  readonly savedCents: number;
  /** Credits that the same dossiers take from it. */
  readonly credits: number;
  /** Another package costs less for the same dossiers, but lasts longer than anybody should pay ahead. */
  readonly isLongerCheaper: boolean;
  /** Months that the package lasts at this pace; `null` where credits are sold singly. */
  readonly months: number | null;
}

/** Money is not asked for longer ahead than this, unless nothing smaller is on sale. */
export const ADVICE_MAX_MONTHS = 24;

interface Candidate extends Pick<PackageAdvice, 'packageId' | 'costCents' | 'credits' | 'months'> {
  readonly outlay: number;
}

/**
 * The cheapest package for the dossiers of the last twelve months; of equal ones the one that costs
 * less to buy. `null` without such dossiers, or where every package costs the same.
 */
export function advisePackage(
  packages: readonly ComparedPackage[],
  { filings }: DossierHistory,
): PackageAdvice | null {
  const all = packages.flatMap((pack) => toCandidate(pack, filings) ?? []);
  const dearest = Math.max(...all.map(({ costCents }) => costCents));
  const soon = all.filter(({ months }) => months === null || months <= ADVICE_MAX_MONTHS);
  const [best] = (soon.length > 0 ? soon : all).toSorted(
    (one, other) => one.costCents - other.costCents || one.outlay - other.outlay,
  );
  if (best === undefined || all.every(({ costCents }) => costCents === dearest)) return null;
  const { packageId, costCents, credits, months } = best;
  return {
    packageId,
    costCents,
    savedCents: dearest - costCents,
    credits,
    isLongerCheaper: all.some((other) => other.costCents < costCents),
    months,
  };
}

/** What a package charges for each filing, in hundredths of a credit. */
type FilingCosts = Pick<
  ComparedPackage,
  'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'
>;

/** Hundredths of a credit that filings take from a package. */
export const sumCredits = (pack: FilingCosts, filings: FilingCounts): number =>
  filings.numEcobonus * pack.costEcobonus +
  filings.numBonusCasa * pack.costBonusCasa +
  filings.numCalcoloEnergetico * pack.costCalcoloEnergetico;

const toFilingCosts = (pack: ComparedPackage): FilingCosts => ({
  costEcobonus: toHundredths(pack.costEcobonus),
  costBonusCasa: toHundredths(pack.costBonusCasa),
  costCalcoloEnergetico: toHundredths(pack.costCalcoloEnergetico),
});

function toCandidate(pack: ComparedPackage, filings: FilingCounts): Candidate | null {
  const isNeeded = Object.values(filings).some((count) => count > 0);
  if (!isNeeded || pack.numberOfCredits <= 0) return null;
  const credits = sumCredits(toFilingCosts(pack), filings);
  return {
    packageId: pack.id,
    costCents: calculateShareCents(pack, credits),
    credits: fromHundredths(credits),
    months:
      pack.isIncrementable || credits === 0
        ? null
        : (toHundredths(pack.numberOfCredits) * 12) / credits,
    outlay: pack.price,
  };
}
