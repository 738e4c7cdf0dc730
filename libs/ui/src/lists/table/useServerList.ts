import type { Page } from '@pratiche/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toListQuery, resolveSort } from './list-query.js';
import type { ListQuery } from './list-params.js';
import type { DataTableProps } from './table.types.js';
import { useListParams, type ListState } from './useListParams.js';

interface ServerListOptions<T> {
  /** Names the list among cached answers: `['dossiers', 'DRAFT']`. */
  queryKey: readonly unknown[];
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<T>>;
  /** Filters the list supports; other parameters in the URL are not sent. */
  filterNames: readonly string[];
  /** Fields the list can be sorted by; any other field in the URL is ignored. */
  sortNames: readonly string[];
  /** Sort of the list while the address names none; `null` for the server's own order. */
  sort: string | null;
  noun: { one: string; many: string };
  /** The rows change by themselves: they are read again whenever the page is opened. */
  isAlwaysFresh?: true;
  /** Reads the rows again after so many milliseconds, as long as the page is looked at. */
  refreshMs?: number;
}

export interface ServerList<T> {
  params: ListState;
  /** Search or filters are in force: an empty list does not mean that there is nothing. */
  hasActiveFilters: boolean;
  /** What `DataTable` needs. */
  table: Pick<
    DataTableProps<T>,
    | 'rows'
    | 'total'
    | 'isMore'
    | 'loading'
    | 'error'
    | 'onRetry'
    | 'sort'
    | 'onSort'
    | 'paging'
    | 'noun'
  >;
}

/** A list whose search, filters, sort and page are in the address and done by the server. */
export function useServerList<T>({
  queryKey,
  fetchPage,
  filterNames,
  sortNames,
  sort: ownSort,
  noun,
  isAlwaysFresh,
  refreshMs,
}: ServerListOptions<T>): ServerList<T> {
  const params = useListParams({ sort: ownSort });
  const sort = resolveSort(params.sort, sortNames, ownSort);
  const { page, pageSize, setPage } = params;
  const query = toListQuery({ ...params, sort }, filterNames);
  const list = useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
    ...(isAlwaysFresh === true ? { staleTime: 0 } : {}),
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
  });
  // Rows that are read again by themselves must not grow pale each time.
  const isQuiet = refreshMs !== undefined && list.isSuccess && !list.isPlaceholderData;

  // A deleted row or an old link may leave the address on a page that is no more.
  const lastPage =
    list.data && !list.isPlaceholderData && !list.data.isMore
      ? Math.max(1, Math.ceil(list.data.total / pageSize))
      : null;
  useEffect(() => {
    if (lastPage !== null && page > lastPage) setPage(lastPage);
  });

  return {
    params,
    hasActiveFilters: params.search !== '' || filterNames.some((name) => params.filters[name]),
    table: {
      rows: list.data?.rows,
      total: list.data?.total,
      isMore: list.data?.isMore,
      loading: list.isFetching && !isQuiet,
      error: list.error,
      onRetry: () => void list.refetch(),
      sort,
      onSort: params.setSort,
      paging: { page, pageSize, onPage: setPage, onPageSize: params.setPageSize },
      noun,
    },
  };
}
