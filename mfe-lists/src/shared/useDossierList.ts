import type { DossierListItem, ListState } from '@pratiche/api';
import { useApi, useServerList } from '@pratiche/ui';

const SORT_NAMES = [
  'id',
  'created',
  'client',
  'serviceType',
  'deadlineDate',
  'sentDate',
  'operatoreName',
  'status',
];

/** One of the fitter's lists. */
export function useDossierList(state: ListState, sort: string) {
  const api = useApi();
  return useServerList<DossierListItem>({
    queryKey: ['dossiers', state],
    fetchPage: (query, signal) => api.module.list({ ...query, state }, signal),
    filterNames: ['serviceType'],
    sortNames: SORT_NAMES,
    sort,
    noun: { one: 'pratica', many: 'pratiche' },
  });
}

export type DossierList = ReturnType<typeof useDossierList>;
