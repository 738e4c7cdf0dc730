import { readData } from '@pratiche/api';
import { PRESENCE_BEAT_MS } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const NOBODY: readonly string[] = [];

/** Says that the dossier is open as long as its page is looked at. @returns who else has it open */
export function usePresence(dossierId: number): readonly string[] {
  const api = useApi();
  const path = { path: { id: dossierId } };
  const { data } = useQuery({
    queryKey: ['presence', dossierId],
    queryFn: () => readData(api.POST('/api/Module/presence/{id}', { params: path })),
    refetchInterval: PRESENCE_BEAT_MS,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(
    () => () => {
      // A colleague who is cut off is forgotten a minute later.
      void api
        .DELETE('/api/Module/presence/{id}', { params: { path: { id: dossierId } } })
        .catch(() => undefined);
    },
    [api, dossierId],
  );
  return data?.others ?? NOBODY;
}
