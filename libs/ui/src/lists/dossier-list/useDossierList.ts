import { readPage, type DossierListItemDto, type ListFilter } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useServerList, type ServerList } from '../table/useServerList.js';

/** Every list of dossiers can be sorted by these fields. */
const COMMON_SORT_NAMES = [
  'id',
  'client',
  'serviceType',
  'deadlineDate',
  'operatoreName',
  'status',
];

interface DossierListOptions {
  state: ListFilter;
  filterNames: readonly string[];
  /** Sortable fields beside the common ones. */
  sortNames: readonly string[];
  sort: string | null;
  /** Reads the rows again after so many milliseconds, as long as the page is looked at. */
  refreshMs?: number;
}

export type DossierList = ServerList<DossierListItemDto>;

/** A list of dossiers, read from the server page by page. */
export function useDossierList({
  state,
  filterNames,
  sortNames,
  sort,
  refreshMs,
}: DossierListOptions): DossierList {
  const api = useApi();
  return useServerList<DossierListItemDto>({
    queryKey: ['dossiers', state],
    fetchPage: (query, signal) =>
      readPage(api.GET('/api/Module/getAll', { params: { query: { ...query, state } }, signal })),
    filterNames,
    sortNames: [...COMMON_SORT_NAMES, ...sortNames],
    sort,
    noun: { one: 'pratica', many: 'pratiche' },
    ...(refreshMs === undefined ? {} : { refreshMs }),
  });
}
