import type { DossierListItem, ListState } from '@pratiche/api';
import { useApi, useServerList } from '@pratiche/ui';

/** One of the fitter's lists. */
export function useDossierList(state: ListState, sort: string) {
  const api = useApi();
  return useServerList<DossierListItem>({
    queryKey: ['dossiers', state],
    fetchPage: (query, signal) => api.module.list({ ...query, state }, signal),
    filterNames: ['serviceType'],
    sort,
    noun: { one: 'pratica', many: 'pratiche' },
  });
}

export type DossierList = ReturnType<typeof useDossierList>;
