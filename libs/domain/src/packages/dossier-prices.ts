import { fromHundredths, toHundredths } from '../credits/index.js';
import { SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { formatNumber, selectPlural } from '../formats/index.js';
import { calculateCreditsPriceCents } from '../recharge-package/index.js';

/** A package on sale, in euro without VAT and in credits, as the API answers it. */
export interface ComparedPackage {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly numberOfCredits: number;
  readonly costEcobonus: number;
  readonly costBonusCasa: number;
  readonly costCalcoloEnergetico: number;
  /** Sold by the credit. */
  readonly isIncrementable: boolean;
}

/** What one dossier with windows alone costs with a package. */
export interface DossierPrice {
  readonly serviceType: ServiceType;
  readonly service: string;
  readonly credits: number;
  /** Euro without VAT, as the package itself is priced. */
  readonly price: number;
  /** Whole dossiers that the package is good for; `null` where credits are sold singly or a dossier is free. */
  readonly dossiers: number | null;
}

const getServiceCredits = (pack: ComparedPackage, service: ServiceType): number =>
  service === 1 ? pack.costEcobonus : pack.costBonusCasa;

/** The price of one dossier of each service, so that packages of unlike sizes and costs can be compared. */
export const listDossierPrices = (pack: ComparedPackage): DossierPrice[] =>
  SERVICE_TYPES.map(({ value, label }) => {
    const credits = getServiceCredits(pack, value);
    return {
      serviceType: value,
      service: label,
      credits,
      price: calculateSharePrice(pack, credits),
      dossiers:
        pack.isIncrementable || credits === 0
          ? null
          : Math.floor(toHundredths(pack.numberOfCredits) / toHundredths(credits)),
    };
  });

/** Euro without VAT of some credits of a package. */
export const calculateSharePrice = (
  pack: Pick<ComparedPackage, 'price' | 'numberOfCredits'>,
  credits: number,
): number => fromHundredths(calculateShareCents(pack, toHundredths(credits)));

/** Euro cents of some credits of a package, rounded once. Credits in hundredths. */
export const calculateShareCents = (
  { price, numberOfCredits }: Pick<ComparedPackage, 'price' | 'numberOfCredits'>,
  credits: number,
): number =>
  calculateCreditsPriceCents(toHundredths(price), toHundredths(numberOfCredits), credits);

/** "12 pratiche"; `null` where a package is good for any number. */
export const formatDossierCount = ({ dossiers }: DossierPrice): string | null =>
  dossiers === null
    ? null
    : `${formatNumber(dossiers, 0)} ${selectPlural(dossiers, 'pratica', 'pratiche')}`;
