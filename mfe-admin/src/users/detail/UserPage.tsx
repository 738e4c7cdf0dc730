import {
  EmptyState,
  ErrorState,
  formatMomentDay,
  LoadingState,
  PageHeader,
  useApi,
} from '@pratiche/ui';
import { readData, ApiError, type AccountDetailDto } from '@pratiche/api';
import { getChoiceLabel, isBackOffice, ROLE_CHOICES } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { accountStateLabel } from '../account-state-label.js';
import { BackLink } from '../../shared/BackLink.js';
import { AddPackageCommand } from './AddPackageCommand.js';
import { AccountActions } from './AccountActions.js';
import { AccountTabs } from './AccountTabs.js';
import { DeletionRequestPanel } from './DeletionRequestPanel.js';
import { needsVerification } from './needs-verification.js';
import { VerificationPanel } from './VerificationPanel.js';
import { ACCOUNT_TEXTS } from './texts.js';

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
        <PageHeader title={ACCOUNT_TEXTS.title} />
        <EmptyState
          title={ACCOUNT_TEXTS.notFound}
          text={ACCOUNT_TEXTS.notFoundText}
          actions={<Link to="/administration/users">{ACCOUNT_TEXTS.backToUsers}</Link>}
        />
      </>
    );
  }
  if (!account)
    return (
      <>
        <PageHeader title={ACCOUNT_TEXTS.title} />
        {error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />}
      </>
    );
  const isDeleted = account.deleted !== null;
  const isOperator = isBackOffice(account.role);
  const changes = { account, onChange: reload };
  return (
    <>
      <BackLink to={`/administration/users${isOperator ? '?group=operators' : ''}`}>
        {isOperator ? ACCOUNT_TEXTS.operators : ACCOUNT_TEXTS.users}
      </BackLink>
      <PageHeader title={account.name} subtitle={describeAccount(account)} />
      {!isDeleted && <AccountActions {...changes} />}
      {account.deletionRequested !== null && (
        <DeletionRequestPanel {...changes} asked={account.deletionRequested} />
      )}
      {needsVerification(account) && (
        <div className="ad-user ad-user-todo">
          <VerificationPanel {...changes} />
        </div>
      )}
      <AccountTabs {...changes} />
      <AddPackageCommand {...changes} />
    </>
  );
}

const describeAccount = (account: AccountDetailDto): string =>
  [
    ACCOUNT_TEXTS.account(account.id),
    getChoiceLabel(ROLE_CHOICES, account.role),
    account.deleted === null
      ? accountStateLabel(account)
      : ACCOUNT_TEXTS.deletedOn(formatMomentDay(account.deleted)),
    ...(isBackOffice(account.role) ? [] : [ACCOUNT_TEXTS.operator(account.operatorName)]),
  ].join(' · ');
