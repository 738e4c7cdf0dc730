import type { PackagePriceDto } from '@pratiche/api';
import { formatCreditCount, formatEuro } from '@pratiche/ui';
import { HOME_TEXTS } from './texts.js';

/** The lowest price of an Ecobonus filing among the packages on sale; `null` without any. */
export const findLowestFilingPrice = (offers: readonly PackagePriceDto[]): number | null =>
  offers.length === 0 ? null : Math.min(...offers.map(({ priceEcobonus }) => priceEcobonus));

/** What each filing costs with a package: its name, euro and credits. */
export const listFilingPrices = (offer: PackagePriceDto) => [
  { name: HOME_TEXTS.ecobonus, euro: offer.priceEcobonus, credits: offer.costEcobonus },
  {
    name: HOME_TEXTS.bonusCasa,
    euro: offer.priceBonusCasa,
    credits: offer.costBonusCasa,
  },
  {
    name: HOME_TEXTS.energyCalculation,
    euro: offer.priceCalcoloEnergetico,
    credits: offer.costCalcoloEnergetico,
  },
];

/** How many credits a package has, in words. */
export const describeCredits = ({ credits, isIncrementable }: PackagePriceDto): string =>
  isIncrementable ? HOME_TEXTS.anyCredits : formatCreditCount(credits);

/** An amount without cents where it has none. */
export const formatRoundEuro = (value: number): string =>
  formatEuro(value).replace(/,00(?=\s)/, '');
