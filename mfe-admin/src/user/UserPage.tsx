import {
  EmptyState,
  ErrorState,
  formatMomentDay,
  LoadingState,
  PageHeader,
  useApi,
} from '@pratiche/ui';
import { ApiError } from '@pratiche/api';
import { labelOf, ROLE_CHOICES } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { stateOf } from '../users/words.js';
import { AccountData } from './AccountData.js';
import { Counts } from './Counts.js';
import { Credits } from './Credits.js';
import { DangerZone } from './DangerZone.js';
import { DeletionRequest } from './DeletionRequest.js';
import { Movements } from './Movements.js';
import { Sponsor } from './Sponsor.js';
import { Verification } from './Verification.js';

/** One account with everything the back office does with it (spec platform §2, Admin user detail). */
export function UserPage() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const {
    data: account,
    error,
    refetch,
  } = useQuery({
    queryKey: ['account', id],
    queryFn: () => api.accounts.get(id),
    enabled: Number.isSafeInteger(id),
    staleTime: 0,
    retry: false,
  });
  const reload = () => void refetch();
  if (!Number.isSafeInteger(id) || (error instanceof ApiError && error.status === 404)) {
    return (
      <>
        <PageHeader title="Utente" />
        <EmptyState
          title="Account non trovato"
          text="Il numero non corrisponde a nessun account."
          actions={<Link to="/administration/users">Torna agli utenti</Link>}
        />
      </>
    );
  }
  if (!account)
    return (
      <>
        <PageHeader title="Utente" />
        {error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />}
      </>
    );
  const isDeleted = account.deleted !== null;
  return (
    <>
      <p className="ad-back">
        <Link to="/administration/users">← Utenti</Link>
      </p>
      <PageHeader
        title={account.businessName ?? account.email}
        subtitle={`Account n. ${account.id} · ${labelOf(ROLE_CHOICES, account.role)} · ${account.deleted !== null ? `Eliminato il ${formatMomentDay(account.deleted)}` : stateOf(account)}`}
      />
      {account.deletionRequested !== null && (
        <DeletionRequest account={account} asked={account.deletionRequested} onChange={reload} />
      )}
      <div className="ad-user">
        <div className="ad-user-column">
          <AccountData account={account} />
          {!isDeleted && <Verification account={account} onChange={reload} />}
          {!isDeleted && <Sponsor key={account.sponsor} account={account} onChange={reload} />}
        </div>
        <div className="ad-user-column">
          {(account.role === 'User' || account.role === 'Buyer') && (
            <Credits account={account} onChange={reload} />
          )}
          {(account.role === 'User' || account.role === 'Buyer') && <Movements account={account} />}
          {account.role === 'User' && <Counts counts={account.counts} />}
          {!isDeleted && <DangerZone account={account} onChange={reload} />}
        </div>
      </div>
    </>
  );
}
