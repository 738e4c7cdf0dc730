import type { Column } from '@pratiche/ui/lists';
import type { ColumnType, TableProps } from 'antd/es/table';
import type { ReactNode } from 'react';

/** A row as antd knows it: its key and its place among the rows shown. */
export interface IndexedRow {
  key: string | number;
  index: number;
  /** `id` of its element. */
  id?: string | undefined;
}

export type TableColumn = Omit<Column<never>, 'render'> & { render: (index: number) => ReactNode };

type SortResult = Parameters<NonNullable<TableProps<IndexedRow>['onChange']>>[2];

/** `sort` as in the address, `undefined` for a list without an order of its own. */
export function toAntdColumn(
  { key, title, width, align = 'start', sortable = false, render }: TableColumn,
  sort: string | null | undefined,
): ColumnType<IndexedRow> {
  return {
    key,
    title,
    align,
    ellipsis: { showTitle: false },
    ...(width === undefined ? {} : { width: toRem(width) }),
    ...(sortable && sort !== undefined
      ? {
          sorter: true,
          sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
        }
      : {}),
    render: (_value, { index }) => render(index),
  };
}

/** A column grows with the text, as `fitColumns` reckons. */
export const toRem = (width: number | string): string =>
  typeof width === 'number' ? `${width / 16}rem` : width;

/** The order after a press on a column, as in the address. */
export function readSort(sorter: SortResult): string {
  const [first] = Array.isArray(sorter) ? sorter : [sorter];
  const key = String(first?.columnKey ?? '');
  return first?.order === 'descend' ? `-${key}` : key;
}
