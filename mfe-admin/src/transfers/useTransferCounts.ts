import { readData, type OrderCountDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';

/** How many transfers each tab shows; read again with the list, and after a decision. */
export function useTransferCounts(): OrderCountDto | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['transfers', 'counts'],
    queryFn: ({ signal }) => readData(api.GET('/api/PackageOrders/count', { signal })),
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  }).data;
}
