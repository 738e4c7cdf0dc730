import { readData } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, useSession, useSettings, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { PurchasesClosedAlert } from './PurchasesClosedAlert.js';
import { PackageCard } from './PackageCard.js';
import { usePackageAdvice } from './usePackageAdvice.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';
import './recharge-package.css';

/** The packages on sale, comparable by what a dossier costs (spec platform §2, Packages). */
export function PackagesPage() {
  const api = useApi();
  const { user } = useSession();
  const { purchases } = useSettings().current;
  const { data, error, refetch } = useQuery({
    queryKey: ['packages'],
    queryFn: () => readData(api.GET('/api/RechargePackage')),
  });
  const { packageId, isEnough, title, text } = usePackageAdvice(user?.id ?? 0, data);
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
          {text !== null && (
            <p className="sh-packages-advice">
              {title !== null && <strong>{title}</strong>} {text}
            </p>
          )}
          <ul className="sh-packages">
            {data.map((offer) => (
              <li key={offer.id}>
                <PackageCard
                  offer={offer}
                  isOpen={purchases.isEnabled}
                  isBest={offer.id === packageId}
                  isQuiet={isEnough}
                />
              </li>
            ))}
          </ul>
          <p className="sh-packages-note pr-muted">{TEXTS.pricesWithoutVat}</p>
        </>
      )}
    </>
  );
}
