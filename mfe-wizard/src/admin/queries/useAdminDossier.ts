import { readData, type AdminDossierDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const adminDossierKey = (id: number) => ['admin-dossier', id] as const;

/** A dossier as the back office reads it; `id` is `NaN` when the address holds no number. */
export function useAdminDossier(id: number): UseQueryResult<AdminDossierDto> {
  const api = useApi();
  return useQuery({
    queryKey: adminDossierKey(id),
    queryFn: () => readData(api.GET('/api/Module/{id}', { params: { path: { id } } })),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}
