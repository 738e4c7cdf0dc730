import { readData } from '@pratiche/api';
import { ErrorState, LoadingState, useApi, useSession } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ContractPendingDialog } from './ContractPendingDialog.js';
import { RefusedContract } from './RefusedContract.js';
import './onboarding.css';

/** All that an account sees until its contract is verified (spec platform §2). */
export function ContractStatus() {
  const api = useApi();
  const { user, refreshUser } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['onboarding', user?.id],
    queryFn: () => readData(api.GET('/api/Accounts/onboarding')),
    staleTime: 0,
  });
  // Verified since the login: the session learns it, and the dashboard takes the place of this page.
  const isVerified = data?.state === 'verified';
  useEffect(() => {
    if (isVerified) refreshUser().catch(() => undefined);
  }, [isVerified, refreshUser]);
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
