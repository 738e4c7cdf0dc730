import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  DEFAULT_LIST_PARAMS,
  readListParams,
  writeListParams,
  type ListParams,
  type ListQuery,
} from './list-params.js';

export interface ListState extends ListParams {
  /** The same as query parameters of the API. */
  query: ListQuery;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: string) => void;
  setSearch: (search: string) => void;
  /** `null` or the empty string takes the filter away. */
  setFilter: (name: string, value: string | null) => void;
  setFilters: (filters: Record<string, string | null>) => void;
  clearFilters: () => void;
}

/** Page, page size, sort, search and filters of a list, in the URL: a reload, a link and the back button keep them. */
export function useListParams(defaults: Partial<ListParams> = {}): ListState {
  const [query, setQuery] = useSearchParams();
  const base: ListParams = { ...DEFAULT_LIST_PARAMS, ...defaults };
  const params = readListParams(query, base);
  const key = JSON.stringify(params);

  const apiQuery = useMemo<ListQuery>(() => {
    const { filters, sort, search, ...paging } = JSON.parse(key) as ListParams;
    return {
      ...filters,
      ...paging,
      ...(sort === null ? {} : { sort }),
      ...(search === '' ? {} : { search }),
    };
  }, [key]);

  /** Every change of filters or order goes back to the first page. */
  function change(part: Partial<ListParams>, replace = false) {
    setQuery(
      (before) => writeListParams({ ...readListParams(before, base), page: 1, ...part }, base),
      { replace },
    );
  }

  function setFilters(changes: Record<string, string | null>) {
    const merged = Object.entries({ ...params.filters, ...changes });
    change({
      filters: Object.fromEntries(
        merged.filter((entry): entry is [string, string] => Boolean(entry[1])),
      ),
    });
  }

  return {
    ...params,
    query: apiQuery,
    setPage: (page) => change({ page }),
    setPageSize: (pageSize) => change({ pageSize }),
    setSort: (sort) => change({ sort }),
    setSearch: (search) => change({ search }, true),
    setFilter: (name, value) => setFilters({ [name]: value }),
    setFilters,
    clearFilters: () => change({ filters: {}, search: '' }),
  };
}
