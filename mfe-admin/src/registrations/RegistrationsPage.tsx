import { readData } from '@pratiche/api';
import { EmptyState, PageHeader, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { RegistrationPair } from './RegistrationPair.js';
import { REGISTRATIONS_TEXTS } from './texts.js';
import './registrations.css';

/** Registrations that share a VAT number with one that was never confirmed, side by side. */
export function RegistrationsPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['held-registrations'],
    queryFn: () => readData(api.GET('/api/Accounts/held-registrations')),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader title={REGISTRATIONS_TEXTS.title} subtitle={REGISTRATIONS_TEXTS.subtitle} />
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && (
        <EmptyState
          drawing="papers"
          title={REGISTRATIONS_TEXTS.none}
          text={REGISTRATIONS_TEXTS.noneText}
        />
      )}
      {data && data.length > 0 && (
        <ul className="ad-pairs">
          {data.map((pair) => (
            <li key={pair.id}>
              <RegistrationPair pair={pair} onDecided={() => void refetch()} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
