import type { DossierListItem, ListState } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { nearDeadlines } from './near-deadlines.js';

const SHOWN = 5;
/** What changed elsewhere in the portal must be seen as soon as one comes back here. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

export function useCounts() {
  const api = useApi();
  return useQuery({ queryKey: ['dossiers', 'count'], queryFn: () => api.module.count(), ...FRESH });
}

export function useCredit() {
  const api = useApi();
  return useQuery({ queryKey: ['credit'], queryFn: () => api.accounts.credit(), ...FRESH });
}

export function useNearDeadlines() {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'near-deadlines'],
    queryFn: ({ signal }) => nearDeadlines(api, signal),
    ...FRESH,
  });
}

/** What `Today` shows: nothing before all of it is there, so that what stands on the screen is not pushed about. */
export function useToday(): 'waiting' | 'first-steps' | 'dossiers' {
  const { data, isPending } = useCounts();
  const waiting = [
    useCorrections().isPending,
    useNearDeadlines().isPending,
    useLastActivity().isPending,
    isPending,
  ].includes(true);
  if (waiting) return 'waiting';
  return data !== undefined && data.drafts + data.sent + data.completed === 0
    ? 'first-steps'
    : 'dossiers';
}

/** Drafts looked at for a reason: whoever corrects a dossier has saved it lately, and it is a draft again from then on. */
const LOOKED_AT = 40;

/** Dossiers the back office sent back, the longest waiting first, those somebody has begun to correct at the end. */
export function useCorrections() {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'corrections'],
    queryFn: async ({ signal }): Promise<DossierListItem[]> => {
      const asked = (status: string) =>
        api.module.list(
          { state: 'DRAFT', status, sort: 'updated', page: 1, pageSize: SHOWN },
          signal,
        );
      const drafts = api.module.list(
        { state: 'DRAFT', status: 'DRAFT', sort: '-updated', page: 1, pageSize: LOOKED_AT },
        signal,
      );
      const [waiting, rejected, begun] = await Promise.all([
        asked('WAITING'),
        asked('REJECTED'),
        drafts,
      ]);
      return [
        ...waiting.rows,
        ...rejected.rows,
        ...begun.rows.filter(({ rejectReason }) => rejectReason !== null),
      ].slice(0, SHOWN);
    },
    ...FRESH,
  });
}

/** The dossiers touched last, in whatever list they are. */
export function useLastActivity() {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'last-activity'],
    queryFn: async ({ signal }): Promise<DossierListItem[]> => {
      const latest = (state: ListState) =>
        api.module.list({ state, sort: '-updated', page: 1, pageSize: SHOWN }, signal);
      const pages = await Promise.all([
        latest('DRAFT'),
        latest('PROCESSING'),
        latest('ELABORATED'),
      ]);
      return pages
        .flatMap(({ rows }) => rows)
        .sort((one, other) => other.updated.localeCompare(one.updated))
        .slice(0, SHOWN);
    },
    ...FRESH,
  });
}
