import type { CreditPackage } from './plan-debit.js';

/**
 * Credits available for energy calculations, on which the declaration of cost congruity rests: the
 * sum of the residuals of all packages that can pay at least one. A residual below the price of one
 * calculation is excluded. Hundredths.
 */
export const sumEnergyCalculationCredits = (
  packages: readonly Pick<CreditPackage, 'residual' | 'costCalcoloEnergetico'>[],
): number =>
  packages
    .filter(
      ({ residual, costCalcoloEnergetico }) => residual > 0 && residual >= costCalcoloEnergetico,
    )
    .reduce((sum, { residual }) => sum + residual, 0);
