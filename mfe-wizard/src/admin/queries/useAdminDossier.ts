import { readData, type AdminDossierDto, type ApiClient } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const adminDossierKey = (id: number) => ['admin-dossier', id] as const;

/** The next dossier is read beforehand: it is kept while an operator works on the one before. */
const KEPT_MS = 30 * 60_000;

/** Reads a dossier as the back office does, now or before it is opened. */
export const createDossierQuery = (api: ApiClient, id: number) => ({
  queryKey: adminDossierKey(id),
  gcTime: KEPT_MS,
  // The back office gets the longer of the two answers.
  queryFn: async () =>
    (await readData(api.GET('/api/Module/{id}', { params: { path: { id } } }))) as AdminDossierDto,
});

/** `id` is `NaN` when the address holds no number. */
export function useAdminDossier(id: number): UseQueryResult<AdminDossierDto> {
  const api = useApi();
  return useQuery({
    ...createDossierQuery(api, id),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}
