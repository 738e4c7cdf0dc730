import type { FilingCounts, FilingKind } from './intervention-matrix.js';

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

/** One filing charged entirely to one package. `cost` in hundredths of a credit. */
export interface DebitLine<Id extends string | number = number> {
  packageId: Id;
  kind: FilingKind;
  cost: number;
}

export type DebitPlan<Id extends string | number = number> =
  | { isSufficient: true; lines: DebitLine<Id>[] }
  | { isSufficient: false; /** Filings no package can pay. */ missing: FilingCounts };

/** Cost of a filing in a package, in hundredths of a credit. */
export const getFilingCost = (
  pack: Pick<CreditPackage, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>,
  kind: FilingKind,
): number =>
  ({
    ecobonus: pack.costEcobonus,
    bonusCasa: pack.costBonusCasa,
    calcoloEnergetico: pack.costCalcoloEnergetico,
  })[kind];

const listFilingKinds = (counts: FilingCounts): FilingKind[] => [
  ...Array<FilingKind>(counts.numEcobonus).fill('ecobonus'),
  ...Array<FilingKind>(counts.numCalcoloEnergetico).fill('calcoloEnergetico'),
  ...Array<FilingKind>(counts.numBonusCasa).fill('bonusCasa'),
];

const countFilingKinds = (kinds: readonly FilingKind[]): FilingCounts => ({
  numEcobonus: kinds.filter((kind) => kind === 'ecobonus').length,
  numBonusCasa: kinds.filter((kind) => kind === 'bonusCasa').length,
  numCalcoloEnergetico: kinds.filter((kind) => kind === 'calcoloEnergetico').length,
});

/** The packages after one of them paid a cost. */
const chargePackage = <Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  payer: CreditPackage<Id>,
  cost: number,
): CreditPackage<Id>[] =>
  packages.map((pack) => (pack === payer ? { ...pack, residual: pack.residual - cost } : pack));

/** First allocation of all filings in first-in first-out order of the packages; `null` when there is none. */
function allocateFilings<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  kinds: readonly FilingKind[],
): DebitLine<Id>[] | null {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return [];
  for (const pack of packages) {
    const cost = getFilingCost(pack, kind);
    if (cost > pack.residual) continue;
    const others = allocateFilings(chargePackage(packages, pack, cost), rest);
    if (others) return [{ packageId: pack.id, kind, cost }, ...others];
  }
  return null;
}

/** Filings that stay unpaid when each is charged to the oldest package that can pay it. */
function listUnpaidFilings<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  kinds: readonly FilingKind[],
): FilingKind[] {
  let left: readonly CreditPackage<Id>[] = packages;
  return kinds.filter((kind) => {
    const payer = left.find((pack) => getFilingCost(pack, kind) <= pack.residual);
    if (payer) left = chargePackage(left, payer, getFilingCost(payer, kind));
    return payer === undefined;
  });
}

/**
 * Decides which package, given oldest first, pays each filing: entirely the oldest that can pay it,
 * at that package's cost. If that order leaves a filing unpaid although another distribution would
 * pay them all, the other is used.
 */
export function planDebit<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  counts: FilingCounts,
): DebitPlan<Id> {
  const kinds = listFilingKinds(counts);
  const lines = allocateFilings(packages, kinds);
  return lines
    ? { isSufficient: true, lines }
    : { isSufficient: false, missing: countFilingKinds(listUnpaidFilings(packages, kinds)) };
}

/** Credits a plan takes, in hundredths. */
export const sumDebitCredits = (lines: readonly Pick<DebitLine, 'cost'>[]): number =>
  lines.reduce((sum, { cost }) => sum + cost, 0);
