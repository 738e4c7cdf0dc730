import {
  EmptyState,
  ErrorState,
  formatMomentDay,
  LoadingState,
  PageHeader,
  useApi,
} from '@pratiche/ui';
import { readData, ApiError } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { accountStateLabel } from '../account-state-label.js';
import { AccountData } from './AccountData.js';
import { DossierCountsTable } from './DossierCountsTable.js';
import { CreditsPanel } from './CreditsPanel.js';
import { DangerZone } from './DangerZone.js';
import { DeletionRequestPanel } from './DeletionRequestPanel.js';
import { CreditMovementsPanel } from './CreditMovementsPanel.js';
import { SponsorPanel } from './SponsorPanel.js';
import { VerificationPanel } from './VerificationPanel.js';

/** One account with all actions of the back office (spec platform §2, Admin user detail). */
export function UserPage() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const {
    data: account,
    error,
    refetch,
  } = useQuery({
    queryKey: ['account', id],
    queryFn: () => readData(api.GET('/api/Accounts/{id}', { params: { path: { id } } })),
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
        subtitle={`Account n. ${account.id} · ${getChoiceLabel(ROLE_CHOICES, account.role)} · ${account.deleted !== null ? `Eliminato il ${formatMomentDay(account.deleted)}` : accountStateLabel(account)}`}
      />
      {account.deletionRequested !== null && (
        <DeletionRequestPanel
          account={account}
          asked={account.deletionRequested}
          onChange={reload}
        />
      )}
      <div className="ad-user">
        <div className="ad-user-column">
          <AccountData account={account} />
          {!isDeleted && <VerificationPanel account={account} onChange={reload} />}
          {!isDeleted && <SponsorPanel key={account.sponsor} account={account} onChange={reload} />}
        </div>
        <div className="ad-user-column">
          {(account.role === 'User' || account.role === 'Buyer') && (
            <CreditsPanel account={account} onChange={reload} />
          )}
          {(account.role === 'User' || account.role === 'Buyer') && (
            <CreditMovementsPanel account={account} />
          )}
          {account.role === 'User' && <DossierCountsTable counts={account.counts} />}
          {!isDeleted && <DangerZone account={account} onChange={reload} />}
        </div>
      </div>
    </>
  );
}
