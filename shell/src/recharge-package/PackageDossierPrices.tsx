import type { RechargePackageDto } from '@pratiche/api';
import { formatDossierCount, listDossierPrices } from '@pratiche/domain/packages';
import { Money } from '@pratiche/ui';

/** Euro for one dossier of each service, and how many of them the package is good for. */
export function PackageDossierPrices({ offer }: { offer: RechargePackageDto }) {
  return (
    <ul className="sh-package-prices" aria-label={`Prezzo a pratica con ${offer.name}, senza IVA`}>
      {listDossierPrices(offer).map((price) => (
        <li key={price.serviceType}>
          <span>{price.service}</span>
          <strong className="pr-number">
            <Money value={price.price} />
          </strong>
          <span className="pr-muted">{formatDossierCount(price) ?? 'quante pratiche vuoi'}</span>
        </li>
      ))}
    </ul>
  );
}
