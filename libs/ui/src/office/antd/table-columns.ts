import type { Column } from '@pratiche/ui';
import type { ColumnType, TableProps } from 'antd/es/table';
import type { ReactNode } from 'react';

/** A row as antd knows it: its key and its place among the rows shown. */
export interface IndexedRow {
  key: string | number;
  index: number;
}

export type TableColumn = Omit<Column<never>, 'render'> & { render: (index: number) => ReactNode };

type SortResult = Parameters<NonNullable<TableProps<IndexedRow>['onChange']>>[2];

/** `sort` as in the address, `undefined` for a list without an order of its own. */
export function toAntdColumn(
  { key, title, width, align = 'start', sortable = false, priority = 2, render }: TableColumn,
  sort: string | null | undefined,
): ColumnType<IndexedRow> {
  return {
    key,
    title,
    align,
    ellipsis: { showTitle: false },
    ...(width === undefined ? {} : { width }),
    // Rarely read columns go first where there is little room.
    ...(priority === 3 ? { responsive: ['xl' as const] } : {}),
    ...(sortable && sort !== undefined
      ? {
          sorter: true,
          sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
        }
      : {}),
    render: (_value, { index }) => render(index),
  };
}

/** The order after a press on a column, as in the address. */
export function readSort(sorter: SortResult): string {
  const [first] = Array.isArray(sorter) ? sorter : [sorter];
  const key = String(first?.columnKey ?? '');
  return first?.order === 'descend' ? `-${key}` : key;
}
