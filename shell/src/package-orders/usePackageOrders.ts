import { readData, type PackageOrderDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

const ORDERS = 'package-orders';

/** Transfers that the company announced, latest first. */
export function usePackageOrders(accountId: number): UseQueryResult<PackageOrderDto[]> {
  const api = useApi();
  return useQuery({
    queryKey: [ORDERS, accountId],
    queryFn: () =>
      readData(api.GET('/api/PackageOrders/users/{id}', { params: { path: { id: accountId } } })),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Reads the transfers again, on whichever page shows them. */
export function useRefreshOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [ORDERS] });
}
