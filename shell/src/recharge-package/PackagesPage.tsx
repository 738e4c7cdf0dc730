import { readData } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, useSettings, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { PurchasesClosedAlert } from './PurchasesClosedAlert.js';
import { PackageCard } from './PackageCard.js';
import { usePackageAdvice } from './usePackageAdvice.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';
import './recharge-package.css';

/** The packages on sale, comparable by what a dossier costs (spec platform §2, Packages). */
export function PackagesPage() {
  const api = useApi();
  const { purchases } = useSettings().current;
  const { data, error, refetch } = useQuery({
    queryKey: ['packages'],
    queryFn: () => readData(api.GET('/api/RechargePackage')),
  });
  const { packageId, why, note } = usePackageAdvice(data);
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      {!purchases.isEnabled && <PurchasesClosedAlert {...purchases} />}
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && (
        <EmptyState drawing="credits" title={TEXTS.noPackages} text={TEXTS.noPackagesText} />
      )}
      {data && data.length > 0 && (
        <>
          {why !== null && (
            <p className="sh-packages-advice">
              <strong>{TEXTS.advice(data.find(({ id }) => id === packageId)?.name ?? '')}</strong>{' '}
              {why}
            </p>
          )}
          <p className="sh-packages-note pr-muted">
            {note !== null && <>{note} </>}
            {TEXTS.pricesWithoutVat}
          </p>
          <ul className="sh-packages">
            {data.map((offer) => (
              <li key={offer.id}>
                <PackageCard
                  offer={offer}
                  isOpen={purchases.isEnabled}
                  isBest={offer.id === packageId}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
