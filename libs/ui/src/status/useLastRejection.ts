import { readData, type StatusChangeDto } from '@pratiche/api';
import { getReturnKind } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/useApi.js';

/** How a dossier last came back to its owner; `null` while that is not known, or when it never did. */
export function useLastRejection(dossierId: number | null): StatusChangeDto | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['dossier-history', dossierId],
    queryFn: () =>
      readData(api.GET('/api/Module/history/{id}', { params: { path: { id: dossierId ?? 0 } } })),
    enabled: dossierId !== null,
    staleTime: 0,
  });
  return (
    data?.findLast(
      ({ to, editedFields }) => editedFields.length === 0 && getReturnKind(to) !== null,
    ) ?? null
  );
}
