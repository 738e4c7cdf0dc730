import { readData, type ActivePackageDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The packages of an account and what is left of each, read anew on each visit. */
export function useOwnPackages(accountId: number): UseQueryResult<ActivePackageDto[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['active-packages', accountId],
    queryFn: () =>
      readData(
        api.GET('/api/Accounts/get-active-packages/{id}', { params: { path: { id: accountId } } }),
      ),
    staleTime: 0,
  });
}
