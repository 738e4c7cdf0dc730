import { readData } from '@pratiche/api';
import { PRESENCE_BEAT_MS } from '@pratiche/domain';
import { useApi, useSession } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminDossierKey, presenceKey, type PresenceReading } from '../queries/useAdminDossier.js';

const NOBODY: readonly string[] = [];

interface Presence {
  /** Who else has the dossier open. */
  others: readonly string[];
  /** What a colleague has just done with it; `null` for nothing since the page was opened. */
  news: string | null;
}

/**
 * Says that the dossier is open as long as its page is looked at, and reads it again once somebody
 * has changed it: what is being typed stays where it is.
 * @param revision of the dossier as the page shows it
 */
export function usePresence(dossierId: number, revision: number): Presence {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useSession();
  const [newsAt, setNewsAt] = useState<string | null>(null);
  const path = { path: { id: dossierId } };
  const { data } = useQuery({
    queryKey: presenceKey(dossierId),
    queryFn: async () => {
      const answer = await readData(api.POST('/api/Module/presence/{id}', { params: path }));
      const { current } = answer;
      const lastAct = current?.lastAct ?? null;
      const isColleagues = lastAct !== null && lastAct.accountId !== user?.id;
      const reading: PresenceReading | null =
        current === undefined ? null : { revision: current.revision, isColleagues };
      return { ...answer, reading };
    },
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
  const current = data?.current;
  const lastAct = current?.lastAct ?? null;
  const isColleagues = data?.reading?.isColleagues ?? false;
  const isChanged = current !== undefined && current.revision > revision;
  useEffect(() => {
    if (!isChanged) return;
    if (lastAct !== null && isColleagues) setNewsAt(lastAct.at);
    void queries.invalidateQueries({ queryKey: adminDossierKey(dossierId) });
  }, [isChanged, lastAct, isColleagues, queries, dossierId]);
  return {
    others: data?.others ?? NOBODY,
    news: lastAct !== null && lastAct.at === newsAt ? lastAct.text : null,
  };
}
