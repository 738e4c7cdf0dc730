import type { DataTableProps } from '@pratiche/ui/lists';
import type { TableProps } from 'antd/es/table';
import { toRem, type IndexedRow } from './table-columns.js';

type TableSelection = NonNullable<DataTableProps<never>['selection']>;

/** Width of the column with the boxes to tick, in px at text of 16 px. */
export const SELECTION_WIDTH = 40;

/** antd's boxes to tick, with the selection of the list. */
export const toAntdSelection = (
  selection: TableSelection,
  rows: readonly IndexedRow[],
): NonNullable<TableProps<IndexedRow>['rowSelection']> => ({
  columnWidth: toRem(SELECTION_WIDTH),
  selectedRowKeys: rows.filter(({ key }) => selection.has(key)).map(({ key }) => key),
  getCheckboxProps: ({ key }) => ({ 'aria-label': selection.labelOf(key) }),
  getTitleCheckboxProps: () => ({ 'aria-label': selection.allLabel }),
  onSelect: ({ key }) => selection.toggle(key),
  onSelectAll: (ticked) => selection.setAll(ticked),
});
