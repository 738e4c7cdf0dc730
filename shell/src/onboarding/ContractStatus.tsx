import { readData } from '@pratiche/api';
import { ErrorState, LoadingState, useApi, useSession } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ContractPendingDialog } from './ContractPendingDialog.js';
import { RefusedContract } from './RefusedContract.js';
import './onboarding.css';

/** While the page is visible it asks whether the contract was verified meanwhile. */
const POLL_MS = 20_000;

/** All that an account sees until its contract is verified (spec platform §2). */
export function ContractStatus() {
  const api = useApi();
  const { user, refreshUser } = useSession();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['onboarding', user?.id],
    queryFn: () => readData(api.GET('/api/Accounts/onboarding')),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  // Verified since the login: the session learns it, and the dashboard takes the place of this page.
  const isVerified = data?.state === 'verified';
  useEffect(() => {
    if (isVerified) refreshUser().catch(() => undefined);
    // With each answer anew: a token of the last seconds is not refreshed yet.
  }, [isVerified, dataUpdatedAt, refreshUser]);
  if (data?.refusal)
    return <RefusedContract refusal={data.refusal} onSent={() => void refetch()} />;
  return (
    <ContractPendingDialog onboarding={data}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        data === undefined && <LoadingState />
      )}
    </ContractPendingDialog>
  );
}
