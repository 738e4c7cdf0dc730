import { readData } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** What ENEA gave for each declaration of the customer's dossier, once it is filed. */
export function useLinkFilings(token: string, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['link-filings', token],
    queryFn: () =>
      readData(api.GET('/api/Module/filingsByToken/{token}', { params: { path: { token } } })),
    enabled,
    retry: false,
  });
}
