import { readData } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, useSettings, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { PurchasesClosedAlert } from './PurchasesClosedAlert.js';
import { PackageCard } from './PackageCard.js';

/** The packages on sale (spec platform §2, Packages). */
export function PackagesPage() {
  const api = useApi();
  const { purchases } = useSettings().current;
  const { data, error, refetch } = useQuery({
    queryKey: ['packages'],
    queryFn: () => readData(api.GET('/api/RechargePackage')),
  });
  return (
    <>
      <PageHeader
        title="Acquista servizio"
        subtitle="I pacchetti di crediti e quanto costa ogni pratica con ciascuno. I crediti si consumano all’invio delle pratiche."
      />
      {!purchases.isEnabled && <PurchasesClosedAlert {...purchases} />}
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && (
        <EmptyState
          title="Nessun pacchetto disponibile"
          text="Al momento non ci sono pacchetti in vendita."
        />
      )}
      {data && data.length > 0 && (
        <ul className="sh-packages">
          {data.map((offer) => (
            <li key={offer.id}>
              <PackageCard offer={offer} isOpen={purchases.isEnabled} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
