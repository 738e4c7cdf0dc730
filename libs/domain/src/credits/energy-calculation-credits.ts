import type { CreditPackage } from './plan-debit.js';

/**
 * Credits that could pay energy calculations, on which the declaration of cost congruity rests: the rest of every
 * package that has enough left for at least one. A rest below the price of one is of no use to them. Hundredths.
 */
export const sumEnergyCalculationCredits = (
  packages: readonly Pick<CreditPackage, 'residual' | 'costCalcoloEnergetico'>[],
): number =>
  packages
    .filter(
      ({ residual, costCalcoloEnergetico }) => residual > 0 && residual >= costCalcoloEnergetico,
    )
    .reduce((sum, { residual }) => sum + residual, 0);
