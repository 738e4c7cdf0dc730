import {
  ActionButtons,
  formatRowCount,
  PAGE_SIZES,
  type DataTableProps,
  type RowAction,
} from '@pratiche/ui/lists';
import Table from 'antd/es/table';
import type { MouseEvent } from 'react';
import { useTableDensity } from '../useTableDensity.js';
import { fitColumns } from './fit-columns.js';
import { OfficeTheme } from './OfficeTheme.js';
import { readSort, toAntdColumn, type IndexedRow, type TableColumn } from './table-columns.js';
import { toAntdPagination, type TablePaging } from './table-pagination.js';
import { SELECTION_WIDTH, toAntdSelection } from './table-selection.js';
import { useTableWidth } from './useTableWidth.js';
import { ANTD_TEXTS } from './texts.js';

interface AntdTableProps {
  label: string;
  rows: readonly IndexedRow[];
  columns: readonly TableColumn[];
  actions: { width: number; of: (index: number) => readonly RowAction[] } | undefined;
  selection: DataTableProps<never>['selection'];
  /** A double click on a row. */
  onOpen: ((index: number) => void) | undefined;
  total: number;
  isMore: boolean;
  sort: string | null;
  onSort: ((sort: string) => void) | undefined;
  paging: TablePaging | undefined;
  noun: { one: string; many: string };
}

/** antd's table with the state of a list on the server. */
export default function AntdTable(props: AntdTableProps) {
  const { label, rows, columns, actions, selection, onOpen, sort, onSort, paging, noun } = props;
  const { density, toggleDensity } = useTableDensity();
  const { frame, width } = useTableWidth();
  const isPaged = paging !== undefined && (paging.page > 1 || props.total > PAGE_SIZES[0]);
  const toRoom = (all: number) => all - (selection ? SELECTION_WIDTH : 0) - (actions?.width ?? 0);
  const actionsColumn: TableColumn[] = actions
    ? [
        {
          key: 'actions',
          title: ANTD_TEXTS.actions,
          width: actions.width,
          render: (index) => <ActionButtons actions={actions.of(index)} />,
        },
      ]
    : [];
  return (
    <OfficeTheme>
      <div ref={frame}>
        {/* Rows are drawn once, for the room that there is. */}
        {width !== null && (
          <Table<IndexedRow>
            aria-label={label}
            className={`of-table of-table-${density}`}
            dataSource={rows}
            columns={[...fitColumns(columns, width > 0 ? toRoom(width) : 0), ...actionsColumn].map(
              (column) => toAntdColumn(column, onSort ? sort : undefined),
            )}
            {...(selection ? { rowSelection: toAntdSelection(selection, rows) } : {})}
            size="small"
            tableLayout="fixed"
            sortDirections={['ascend', 'descend', 'ascend']}
            showSorterTooltip={false}
            pagination={isPaged && toAntdPagination({ ...props, paging, shown: rows.length })}
            onChange={(_pagination, _filters, sorter, { action }) => {
              if (action === 'sort') onSort?.(readSort(sorter));
            }}
            onRow={({ id, index }) => ({
              id,
              onMouseOver: showWholeText,
              ...(onOpen ? { onDoubleClick: () => onOpen(index) } : {}),
            })}
          />
        )}
      </div>
      <div className="of-table-foot">
        {!isPaged && (
          <p className="pr-number" role="status">
            {formatRowCount(props.total, noun)}
          </p>
        )}
        <button type="button" className="pr-link-button" onClick={toggleDensity}>
          {density === 'dense' ? ANTD_TEXTS.tallRows : ANTD_TEXTS.denseRows}
        </button>
      </div>
    </OfficeTheme>
  );
}

/** A cell is one line: what does not fit is shown as a hint under the pointer. */
function showWholeText({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
