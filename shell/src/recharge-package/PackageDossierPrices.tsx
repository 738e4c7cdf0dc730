import type { RechargePackageDto } from '@pratiche/api';
import { formatDossierCount, listDossierPrices } from '@pratiche/domain/packages';
import { Money } from '@pratiche/ui';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

/** Euro for one dossier of each service, and how many of them the package is good for. */
export function PackageDossierPrices({ offer }: { offer: RechargePackageDto }) {
  return (
    <ul className="sh-package-prices" aria-label={TEXTS.dossierPrices(offer.name)}>
      {listDossierPrices(offer).map((price) => (
        <li key={price.serviceType}>
          <span>{price.service}</span>
          <strong className="pr-number">
            <Money value={price.price} />
          </strong>
          <span className="pr-muted">{formatDossierCount(price) ?? TEXTS.anyNumber}</span>
        </li>
      ))}
    </ul>
  );
}
