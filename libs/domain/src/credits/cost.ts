import type { CreditPackage, DebitLine } from './planDebit.js';

interface Fraction {
  n: bigint;
  d: bigint;
}

const roundHalfUp = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d);

/** Exact euro cents of a line: credits charged times what a credit of its package cost. */
function exact<Id extends string | number>(
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

const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/** Cost of a plan in euro cents: the sum of the exact costs, rounded once at the end. */
export const totalCostCents = <Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  lines: readonly DebitLine<Id>[],
): number =>
  Number(roundHalfUp(lines.map((line) => exact(packages, line)).reduce(add, { n: 0n, d: 1n })));

/** Cost of each line in euro cents, such that the lines add up to {@link totalCostCents}. */
export function lineCostsCents<Id extends string | number>(
  packages: readonly CreditPackage<Id>[],
  lines: readonly DebitLine<Id>[],
): number[] {
  let before: Fraction = { n: 0n, d: 1n };
  return lines.map((line) => {
    const after = add(before, exact(packages, line));
    const cost = roundHalfUp(after) - roundHalfUp(before);
    before = after;
    return Number(cost);
  });
}
