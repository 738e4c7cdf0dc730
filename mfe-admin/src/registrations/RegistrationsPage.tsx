import { readData } from '@pratiche/api';
import { EmptyState, PageHeader, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { RegistrationPair } from './RegistrationPair.js';
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
      <PageHeader
        title="Registrazioni da guardare"
        subtitle="Due registrazioni con la stessa partita IVA: la prima non è mai stata confermata, forse per un indirizzo scritto male. Scegli quale tenere."
      />
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && (
        <EmptyState
          title="Nessuna registrazione da guardare"
          text="Compaiono qui quando un’azienda si registra con una partita IVA che è in una registrazione mai confermata."
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
