import type { Page } from '@pratiche/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListParams, type ListQuery } from './useListParams.js';

interface ServerListOptions<T> {
  /** Names the list among cached answers: `['dossiers', 'DRAFT']`. */
  queryKey: readonly unknown[];
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<T>>;
  /** Sort of the list while the address names none. */
  sort: string;
  noun: { one: string; many: string };
}

/** A list whose search, filters, sort and page are in the address and done by the server. `table` goes into `DataTable`. */
export function useServerList<T>({ queryKey, fetchPage, sort, noun }: ServerListOptions<T>) {
  const params = useListParams({ sort });
  const { page, pageSize, setPage } = params;
  const list = useQuery({
    queryKey: [...queryKey, params.query],
    queryFn: ({ signal }) => fetchPage(params.query, signal),
    placeholderData: keepPreviousData,
  });

  // A deleted row or an old link may leave the address on a page that is no more.
  const lastPage = list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / pageSize)) : null;
  useEffect(() => {
    if (lastPage !== null && page > lastPage) setPage(lastPage);
  });

  return {
    params,
    /** Search or filters are in force: an empty list does not mean that there is nothing. */
    isNarrowed: params.search !== '' || Object.keys(params.filters).length > 0,
    table: {
      rows: list.data?.rows,
      total: list.data?.total,
      loading: list.isFetching,
      error: list.error,
      onRetry: () => void list.refetch(),
      sort: params.sort,
      onSort: params.setSort,
      paging: { page, pageSize, onPage: setPage, onPageSize: params.setPageSize },
      noun,
    },
  };
}
