import type { AccountDetail } from '@pratiche/api';
import { labelOf, MOVEMENT_TYPES } from '@pratiche/domain';
import { Button, ErrorState, formatCredits, formatMomentDay, formatSignedCredits, LoadingState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

const FIRST = 5;

/** What moved the credits of this account; for a buyer those of the company. The list of all accounts is the SuperAdmin's. */
export function Movements({ account }: { account: AccountDetail }) {
  const api = useApi();
  const [showsAll, setShowsAll] = useState(false);
  // The credits stand in the key: whatever changes them brings a new line.
  const { data, error, refetch } = useQuery({ queryKey: ['payment-logs', account.id, account.credits], queryFn: () => api.paymentLogs.ofUser(account.id), staleTime: 0 });
  const shown = showsAll ? data : data?.slice(0, FIRST);
  return (
    <section className="pr-card">
      <h2>Movimenti dei crediti</h2>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data?.length === 0 && <p className="pr-muted">Nessun movimento.</p>}
      {data && data.length > 0 && (
        <table>
          <caption className="pr-visually-hidden">Movimenti dei crediti</caption>
          <thead><tr><th scope="col">Data</th><th scope="col" className="ad-text">Movimento</th><th scope="col">Crediti</th><th scope="col" className="ad-wide-only">Saldo</th></tr></thead>
          <tbody>
            {shown?.map(({ id, created, type, description, moduleId, amount, balance }) => (
              <tr key={id}>
                <th scope="row">{formatMomentDay(created)}</th>
                <td className="ad-text">{description.startsWith(labelOf(MOVEMENT_TYPES, type)) ? '' : `${labelOf(MOVEMENT_TYPES, type)}: `}{moduleId === null ? description : <Link to={`/administration/modules/edit/${moduleId}`}>{description}</Link>}</td>
                <td>{formatSignedCredits(amount)}</td>
                <td className="ad-wide-only">{balance === null ? '' : formatCredits(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.length > FIRST && !showsAll && <div className="ad-user-buttons"><Button onClick={() => setShowsAll(true)}>Mostra tutti i {data.length} movimenti</Button></div>}
    </section>
  );
}
