import { matchesSearch } from '@pratiche/domain';
import { PAGE_SIZES, type DataTableProps } from '@pratiche/ui/lists';
import { useState } from 'react';

export interface ClientSideList<T> {
  search: string;
  setSearch: (text: string) => void;
  /** Rows of the page. */
  rows: readonly T[] | undefined;
  total: number | undefined;
  paging: NonNullable<DataTableProps<T>['paging']>;
}

/** Search and pages over rows that are all here already. */
export function useClientSideList<T>(
  rows: readonly T[] | undefined,
  textOf: (row: T) => string,
): ClientSideList<T> {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const found = rows?.filter((row) => matchesSearch(textOf(row), search));
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize));
  const current = Math.min(page, pages);
  return {
    search,
    setSearch: (text) => {
      setSearch(text);
      setPage(1);
    },
    rows: found?.slice((current - 1) * pageSize, current * pageSize),
    total: found?.length,
    paging: {
      page: current,
      pageSize,
      onPage: setPage,
      onPageSize: (size) => {
        setPageSize(size);
        setPage(1);
      },
    },
  };
}
