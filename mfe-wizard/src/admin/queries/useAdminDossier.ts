import { createIfMatch, readData, type AdminDossierDto, type ApiClient } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

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

/** What the page shows now, for the header of an act: also after an act whose answer has just come. */
export const createSeenHeader = (queries: QueryClient, id: number) =>
  createIfMatch(queries.getQueryData<AdminDossierDto>(adminDossierKey(id))?.revision);

/**
 * After an act that is not judged, such as a tick: the first of them takes charge of the dossier,
 * which raises its revision.
 */
export async function refetchIfFree(queries: QueryClient, id: number): Promise<void> {
  const shown = queries.getQueryData<AdminDossierDto>(adminDossierKey(id));
  if (shown?.operatorId === null)
    await queries.invalidateQueries({ queryKey: adminDossierKey(id) });
}

/** `id` is `NaN` when the address holds no number. */
export function useAdminDossier(id: number): UseQueryResult<AdminDossierDto> {
  const api = useApi();
  return useQuery({
    ...createDossierQuery(api, id),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}
