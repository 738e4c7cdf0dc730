import { readData } from '@pratiche/api';
import type { OfferedPackage } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** Packages as they are offered now, to say what filings cost; none until they are here. */
export function useOfferedPackages(): readonly OfferedPackage[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['setting', 'packages'],
    queryFn: () =>
      readData(api.GET('/api/Settings/{kind}', { params: { path: { kind: 'packages' } } })),
  });
  return Array.isArray(data?.current) ? (data.current as OfferedPackage[]) : [];
}
