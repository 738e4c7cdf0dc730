import { readData, type AdminDossierDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/**
 * The dossier as it is stored when the edit begins, not as a page showed it before; what others
 * store meanwhile comes with the next save.
 */
export function useDossierToEdit(id: number): UseQueryResult<AdminDossierDto> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossier-to-edit', id],
    queryFn: () =>
      readData(
        api.GET('/api/Module/{id}', { params: { path: { id } } }),
      ) as Promise<AdminDossierDto>,
    enabled: Number.isSafeInteger(id) && id > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
