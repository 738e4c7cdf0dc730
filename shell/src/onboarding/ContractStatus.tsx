import { readData } from '@pratiche/api';
import { ErrorState, LoadingState, useApi, useSession } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { ContractPendingDialog } from './ContractPendingDialog.js';
import { RefusedContract } from './RefusedContract.js';
import './onboarding.css';

/** All that an account sees until its contract is verified (spec platform §2). */
export function ContractStatus() {
  const api = useApi();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['onboarding', user?.id],
    queryFn: () => readData(api.GET('/api/Accounts/onboarding')),
    staleTime: 0,
  });
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
