import {
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  PreviewDialog,
  useApi,
  formatMomentDay,
} from '@pratiche/ui';
import { readData, ApiError, type AccountDetailDto } from '@pratiche/api';
import { isBackOffice, getChoiceLabel, ROLE_CHOICES } from '@pratiche/domain';
import { PreviewPanel, useCommands } from '@pratiche/ui/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useState } from 'react';
import { BackLink } from '../../shared/BackLink.js';
import { AccountActions } from './AccountActions.js';
import { AccountData, formatContact } from './AccountData.js';
import { AccountTabs } from './AccountTabs.js';
import { DeletionRequestPanel } from './DeletionRequestPanel.js';
import { needsVerification } from './needs-verification.js';
import { useAccountPapers } from './useAccountPapers.js';
import { VerificationPanel } from './VerificationPanel.js';
import { AccountStateBadge } from '../AccountStateBadge.js';
import { AddPackageDialog } from './AddPackageDialog.js';
import { mayAddPackage } from './may-add-package.js';
import { ACCOUNT_TEXTS, ACCOUNT_ACTION_TEXTS } from './texts.js';

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
  return <AccountPage key={account.id} account={account} onChange={reload} />;
}

interface AccountPageProps {
  account: AccountDetailDto;
  onChange: () => void;
}

function AccountPage(changes: AccountPageProps) {
  const { account } = changes;
  const isDeleted = account.deleted !== null;
  const isOperator = isBackOffice(account.role);
  const papers = useAccountPapers(account);
  const { preview, isBeside } = papers;
  const hasPreview = isBeside && preview.openId !== null;
  return (
    <>
      <BackLink to={`/administration/users${isOperator ? '?group=operators' : ''}`}>
        {isOperator ? ACCOUNT_TEXTS.operators : ACCOUNT_TEXTS.users}
      </BackLink>
      <PageHeader title={account.name} subtitle={<AccountSummary account={account} />} />
      {!isDeleted && <AccountActions {...changes} />}
      {account.deletionRequested !== null && (
        <DeletionRequestPanel {...changes} asked={account.deletionRequested} />
      )}
      <div className={hasPreview ? 'ad-user-beside' : undefined}>
        <div className="ad-user-main">
          {needsVerification(account) && (
            <div className="ad-user ad-user-todo">
              <VerificationPanel {...changes} papers={papers} />
              {!isOperator && <AccountData account={account} part="attorney" />}
            </div>
          )}
          <AccountTabs {...changes} papers={papers} />
        </div>
        {isBeside ? <PreviewPanel {...preview} /> : <PreviewDialog {...preview} />}
      </div>
      <AddPackageCommand {...changes} />
    </>
  );
}

/** State, role and people of an account, below its name. */
export function AccountSummary({ account }: { account: AccountDetailDto }) {
  const { id, role, deleted, operatorName } = account;
  const isCompany = !isBackOffice(role);
  const contact = formatContact(account);
  const facts = [
    ACCOUNT_TEXTS.account(id),
    getChoiceLabel(ROLE_CHOICES, role),
    ...(deleted === null ? [] : [ACCOUNT_TEXTS.deletedOn(formatMomentDay(deleted))]),
    ...(isCompany && contact !== '' ? [ACCOUNT_TEXTS.contact(contact)] : []),
    ...(isCompany ? [ACCOUNT_TEXTS.operator(operatorName)] : []),
  ];
  return (
    <span className="ad-user-summary">
      {deleted === null && <AccountStateBadge account={account} />} <span>{facts.join(' · ')}</span>
    </span>
  );
}

interface AddPackageCommandProps {
  account: AccountDetailDto;
  onChange: () => void;
}

/** Lets the palette recharge an account from any part of its page. */
function AddPackageCommand({ account, onChange }: AddPackageCommandProps) {
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  useCommands(
    ACCOUNT_ACTION_TEXTS.commandGroup,
    mayAddPackage(account)
      ? [
          {
            id: 'add-package',
            label: ACCOUNT_ACTION_TEXTS.addPackage,
            words: ACCOUNT_ACTION_TEXTS.addPackageWords,
            run: () => setAdding(true),
          },
        ]
      : [],
  );
  if (!isAdding) return null;
  return (
    <AddPackageDialog
      account={account}
      onClose={() => setAdding(false)}
      onAdded={() => {
        setAdding(false);
        void queries.invalidateQueries({ queryKey: ['active-packages', account.id] });
        onChange();
      }}
    />
  );
}
