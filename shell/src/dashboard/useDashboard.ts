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
  return useQuery({ queryKey: ['dossiers', 'near-deadlines'], queryFn: ({ signal }) => nearDeadlines(api, signal), ...FRESH });
}

/** Dossiers the back office sent back, the longest waiting first. */
export function useCorrections() {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'corrections'],
    queryFn: async ({ signal }): Promise<DossierListItem[]> => {
      const asked = (status: string) => api.module.list({ state: 'DRAFT', status, sort: 'updated', page: 1, pageSize: SHOWN }, signal);
      const [waiting, rejected] = await Promise.all([asked('WAITING'), asked('REJECTED')]);
      return [...waiting.rows, ...rejected.rows].slice(0, SHOWN);
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
      const latest = (state: ListState) => api.module.list({ state, sort: '-updated', page: 1, pageSize: SHOWN }, signal);
      const pages = await Promise.all([latest('DRAFT'), latest('PROCESSING'), latest('ELABORATED')]);
      return pages.flatMap(({ rows }) => rows).sort((one, other) => other.updated.localeCompare(one.updated)).slice(0, SHOWN);
    },
    ...FRESH,
  });
}
