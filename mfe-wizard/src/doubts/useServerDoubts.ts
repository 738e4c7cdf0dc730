import { readData, type DossierDoubtsDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/**
 * What only the server can doubt, because it compares the dossier with others; `undefined` until it
 * is there, and when it cannot be had: nothing waits for it.
 * @param state asked anew when it changes
 */
export function useServerDoubts(
  dossierId: number | null,
  state: string,
): DossierDoubtsDto | undefined {
  return useServerDoubtsQuery(dossierId, state).data;
}

/** The same with whether an answer is on its way: not without a network. */
export function useServerDoubtsQuery(
  dossierId: number | null,
  state: string,
): { data: DossierDoubtsDto | undefined; isLoading: boolean } {
  const api = useApi();
  return useQuery({
    queryKey: ['dossier-doubts', dossierId, state],
    queryFn: () =>
      readData(api.GET('/api/Module/doubts/{id}', { params: { path: { id: dossierId ?? 0 } } })),
    enabled: dossierId !== null,
    staleTime: 0,
    // A file or a save more: what was doubtful stays in view until the answer is there.
    placeholderData: (last, query) => (query?.queryKey[1] === dossierId ? last : undefined),
    retry: false,
  });
}
