import { formatPageRange, PAGE_SIZES, type DataTableProps } from '@pratiche/ui/lists';
import type { TablePaginationConfig } from 'antd/es/table';
import { ANTD_TEXTS } from './texts.js';

export type TablePaging = NonNullable<DataTableProps<never>['paging']>;

interface PaginationState {
  paging: TablePaging;
  total: number;
  /** The server does not count long lists to their end. */
  isMore: boolean;
  shown: number;
  noun: { one: string; many: string };
}

/** Many pages are reached by typing the number. */
const JUMP_FROM_PAGES = 8;

/** antd's pagination of a list that the server cuts into pages. */
export function toAntdPagination({
  paging: { page, pageSize, onPage, onPageSize },
  total,
  isMore,
  shown,
  noun,
}: PaginationState): TablePaginationConfig {
  // While there is more than was counted, there is a next page.
  const reachable = isMore ? Math.max(total, page * pageSize + 1) : total;
  return {
    current: page,
    pageSize,
    total: reachable,
    pageSizeOptions: [...PAGE_SIZES],
    showSizeChanger: { 'aria-label': ANTD_TEXTS.rowsPerPage },
    showQuickJumper: reachable / pageSize > JUMP_FROM_PAGES,
    placement: ['bottomEnd'],
    showTotal: () => (
      <span role="status">{formatPageRange({ page, pageSize, shown, total, isMore, noun })}</span>
    ),
    onChange: (nextPage, nextSize) => {
      if (nextSize !== pageSize) onPageSize(nextSize);
      else onPage(nextPage);
    },
  };
}
