import { readData } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** What is on sale now, as everybody may read it. */
export function usePackagePrices() {
  const api = useApi();
  return useQuery({
    queryKey: ['package-prices'],
    queryFn: () => readData(api.GET('/api/RechargePackage/prices')),
  });
}
