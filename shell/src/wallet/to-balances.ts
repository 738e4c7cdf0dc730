import type { ActivePackageDto } from '@pratiche/api';
import { toHundredths } from '@pratiche/domain';

/** What is left of each package, as the rules count it. */
export const toBalances = (packages: readonly ActivePackageDto[]) =>
  packages.map(({ residualCredits, rechargePackage: pack }) => ({
    residual: toHundredths(residualCredits),
    costEcobonus: toHundredths(pack.costEcobonus),
    costBonusCasa: toHundredths(pack.costBonusCasa),
    costCalcoloEnergetico: toHundredths(pack.costCalcoloEnergetico),
  }));
