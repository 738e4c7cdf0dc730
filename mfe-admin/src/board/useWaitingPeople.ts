import { readData, readPage } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type QueryFunction } from '@tanstack/react-query';
import { REFRESH_MS } from './refresh.js';

/** People who wait for an operator; each `undefined` while it is being counted. */
export interface WaitingPeople {
  /** Bank transfers to confirm. */
  transfers: number | undefined;
  /** Contracts to verify: until then their fitters cannot work. */
  contracts: number | undefined;
  /** Registrations of a company that is known: an operator decides which one stays. */
  registrations: number | undefined;
}

const useFreshQuery = <T>(queryKey: readonly string[], queryFn: QueryFunction<T>): T | undefined =>
  useQuery({
    queryKey,
    queryFn,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    refetchOnMount: 'always',
  }).data;

/** Counts, minute by minute, who waits beside the dossiers. */
export function useWaitingPeople(): WaitingPeople {
  const api = useApi();
  const transfers = useFreshQuery(['transfers', 'count'], ({ signal }) =>
    readData(api.GET('/api/PackageOrders/count', { signal })),
  );
  const contracts = useFreshQuery(['users', 'contracts-to-verify'], ({ signal }) =>
    readPage(
      api.GET('/api/Accounts/get-all-gird', {
        params: { query: { group: 'companies', state: 'toVerify', page: 1, pageSize: 1 } },
        signal,
      }),
    ),
  );
  const registrations = useFreshQuery(['held-registrations'], ({ signal }) =>
    readData(api.GET('/api/Accounts/held-registrations', { signal })),
  );
  return {
    transfers: transfers?.pending,
    contracts: contracts?.total,
    // Without a confirmed address there is nothing to decide yet.
    registrations: registrations?.filter(({ confirmed }) => confirmed !== null).length,
  };
}
