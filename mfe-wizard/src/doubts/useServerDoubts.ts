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
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['dossier-doubts', dossierId, state],
    queryFn: () =>
      readData(api.GET('/api/Module/doubts/{id}', { params: { path: { id: dossierId ?? 0 } } })),
    enabled: dossierId !== null,
    staleTime: 0,
    retry: false,
  });
  return data;
}
