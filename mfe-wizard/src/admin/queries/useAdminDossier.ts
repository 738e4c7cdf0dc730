import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

export const adminDossierKey = (id: number) => ['admin-dossier', id] as const;

/** A dossier as the back office reads it; `id` is `NaN` when the address holds no number. */
export function useAdminDossier(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: adminDossierKey(id),
    queryFn: () => api.module.getForBackOffice(id),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}
