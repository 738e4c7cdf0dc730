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

export const presenceKey = (id: number) => ['presence', id] as const;

/** The last that a beat said of the dossier. */
export interface PresenceReading {
  revision: number;
  /** The last act on it was a colleague's. */
  isColleagues: boolean;
}

/** The revision that the page shows now. */
const getShownRevision = (queries: QueryClient, id: number): number | undefined =>
  queries.getQueryData<AdminDossierDto>(adminDossierKey(id))?.revision;

/** The last act of this page on a dossier, until its answer is shown. */
const lastActs = new Map<number, Promise<void>>();

/**
 * Waits for the acts of this page that are on their way, so that the next one is not refused for
 * them. A colleague's act that is read meanwhile does not count as seen.
 * @param seen revision that the act was decided on
 * @returns the header of the next act
 */
export async function settleSeenHeader(
  queries: QueryClient,
  id: number,
  seen = getShownRevision(queries, id),
) {
  await lastActs.get(id);
  await settleMutations(queries);
  const queryKey = adminDossierKey(id);
  if (queries.isFetching({ queryKey }) > 0)
    await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  const beat = queries.getQueryData<{ reading: PresenceReading | null }>(presenceKey(id))?.reading;
  const isOvertaken = beat?.isColleagues === true && seen !== undefined && beat.revision > seen;
  return createIfMatch(isOvertaken ? seen : getShownRevision(queries, id));
}

/** Changes of status are mutations of dialogs that the lists share. */
function settleMutations(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (queries.isMutating() === 0) return resolve();
    const unsubscribe = queries.getMutationCache().subscribe(() => {
      if (queries.isMutating() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Runs an act after those before it, and reads the dossier again whatever came of it. */
export function runDossierAct<T>(
  queries: QueryClient,
  id: number,
  act: (header: ReturnType<typeof createIfMatch>) => Promise<T>,
): Promise<T> {
  const result = settleSeenHeader(queries, id)
    .then(act)
    .finally(() => queries.invalidateQueries({ queryKey: adminDossierKey(id) }));
  const ended = result.then(
    () => undefined,
    () => undefined,
  );
  lastActs.set(id, ended);
  void ended.then(() => {
    if (lastActs.get(id) === ended) lastActs.delete(id);
  });
  return result;
}

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
