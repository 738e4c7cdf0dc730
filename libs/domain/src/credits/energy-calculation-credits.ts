import type { CreditPackage } from './plan-debit.js';

/**
 * Credits for energy calculations, in hundredths: the sum of the residuals of all packages that can
 * pay at least one. The declaration of cost congruity rests on such a calculation.
 */
export const sumEnergyCalculationCredits = (
  packages: readonly Pick<CreditPackage, 'residual' | 'costCalcoloEnergetico'>[],
): number =>
  packages
    .filter(
      ({ residual, costCalcoloEnergetico }) => residual > 0 && residual >= costCalcoloEnergetico,
    )
    .reduce((sum, { residual }) => sum + residual, 0);
