import type { RechargePackageDto } from '@pratiche/api';
import {
  calculateSharePrice,
  formatDossierCount,
  listDossierPrices,
} from '@pratiche/domain/packages';
import { formatCreditCount, Money } from '@pratiche/ui';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

/** Euro and credits for each filing, and how many dossiers the package is good for. */
export function PackageDossierPrices({ offer }: { offer: RechargePackageDto }) {
  const [ecobonus, bonusCasa] = listDossierPrices(offer);
  const rows = [
    ...[ecobonus, bonusCasa].flatMap((price) =>
      price === undefined
        ? []
        : {
            ...price,
            label: price.serviceType === 1 ? TEXTS.ecobonus : TEXTS.bonusCasa,
            good: formatDossierCount(price) ?? TEXTS.anyNumber,
          },
    ),
    {
      label: TEXTS.energyCalculation,
      credits: offer.costCalcoloEnergetico,
      price: calculateSharePrice(offer, offer.costCalcoloEnergetico),
      good: null,
    },
  ];
  return (
    <ul className="sh-package-prices" aria-label={TEXTS.dossierPrices(offer.name)}>
      {rows.map(({ label, price, credits, good }) => (
        <li key={label}>
          <span>{label}</span>
          <strong className="pr-number">
            <Money value={price} />
          </strong>
          <span className="pr-muted">
            {formatCreditCount(credits)}
            {good !== null && ` · ${good}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
