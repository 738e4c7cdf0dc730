import type { CreditPackage, DebitLine } from './plan-debit.js';

interface Fraction {
  n: bigint;
  d: bigint;
}

const roundHalfUp = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d);

/** Exact euro cents of a line: credits charged times what a credit of its package cost. */
function calculateExactCost<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  line: DebitLine<Id>,
): Fraction {
  const pack = packages.find(({ id }) => id === line.packageId);
  if (!pack) throw new RangeError(`Unknown package ${line.packageId}`);
  // A package given away has no credits bought: its credits cost nothing.
  return pack.credits > 0
    ? { n: BigInt(line.cost) * BigInt(pack.priceCents), d: BigInt(pack.credits) }
    : { n: 0n, d: 1n };
}

const addFractions = (a: Fraction, b: Fraction): Fraction => ({
  n: a.n * b.d + b.n * a.d,
  d: a.d * b.d,
});

/** Cost of a plan in euro cents: the sum of the exact costs, rounded once at the end. */
export const calculateTotalCostCents = <Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  lines: readonly DebitLine<Id>[],
): number =>
  Number(
    roundHalfUp(
      lines
        .map((line) => calculateExactCost(packages, line))
        .reduce(addFractions, { n: 0n, d: 1n }),
    ),
  );

/**
 * Cost of each line in euro cents, such that the sum of the lines equals {@link
 * calculateTotalCostCents}.
 */
export function calculateLineCostsCents<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  lines: readonly DebitLine<Id>[],
): number[] {
  let before: Fraction = { n: 0n, d: 1n };
  return lines.map((line) => {
    const after = addFractions(before, calculateExactCost(packages, line));
    const cost = roundHalfUp(after) - roundHalfUp(before);
    before = after;
    return Number(cost);
  });
}
