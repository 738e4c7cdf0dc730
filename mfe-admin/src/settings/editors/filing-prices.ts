import type { MatrixRow, OfferedPackage } from '@pratiche/domain';
import { PACKAGE_TEXTS } from './texts.js';

interface FilingPrice {
  label: string;
  credits: number;
  /** Without VAT; `null` while the package has no credits. */
  euro: number | null;
}

/** What one filing of each kind costs with a package. */
export function listFilingPrices({
  price,
  numberOfCredits,
  costEcobonus,
  costBonusCasa,
  costCalcoloEnergetico,
}: OfferedPackage): FilingPrice[] {
  const priceOf = (credits: number | null) =>
    numberOfCredits > 0
      ? Math.round(((price * (credits ?? 0)) / numberOfCredits) * 100) / 100
      : null;
  return [
    { label: PACKAGE_TEXTS.ecobonus, credits: costEcobonus },
    { label: PACKAGE_TEXTS.bonusCasa, credits: costBonusCasa },
    { label: PACKAGE_TEXTS.energyCalculation, credits: costCalcoloEnergetico },
  ].map((filing) => ({ ...filing, euro: priceOf(filing.credits) }));
}

/** Credits that a row costs with a package. */
export const costOfRow = (
  row: Pick<MatrixRow, 'ecobonus' | 'bonusCasa' | 'calcoloEnergetico'>,
  offer: Pick<OfferedPackage, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>,
): number =>
  Math.round(
    (row.ecobonus * offer.costEcobonus +
      row.bonusCasa * offer.costBonusCasa +
      row.calcoloEnergetico * offer.costCalcoloEnergetico) *
      100,
  ) / 100;
