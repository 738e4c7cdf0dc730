import { ActionButtons, formatRowCount, PAGE_SIZES } from '@pratiche/ui';
import Table from 'antd/es/table';
import type { MouseEvent } from 'react';
import { useTableDensity } from '../useTableDensity.js';
import { OfficeTheme } from './OfficeTheme.js';
import { readSort, toAntdColumn, type IndexedRow, type TableColumn } from './table-columns.js';
import { toAntdPagination, type TablePaging } from './table-pagination.js';
import type { RowAction } from '@pratiche/ui';

interface AntdTableProps {
  label: string;
  rows: readonly IndexedRow[];
  columns: readonly TableColumn[];
  actions: { width: number; of: (index: number) => readonly RowAction[] } | undefined;
  total: number;
  isMore: boolean;
  sort: string | null;
  onSort: ((sort: string) => void) | undefined;
  paging: TablePaging | undefined;
  noun: { one: string; many: string };
}

/** antd's table with the state of a list on the server. */
export default function AntdTable({
  label,
  rows,
  columns,
  actions,
  total,
  isMore,
  sort,
  onSort,
  paging,
  noun,
}: AntdTableProps) {
  const { density, toggleDensity } = useTableDensity();
  const isPaged = paging !== undefined && (paging.page > 1 || total > PAGE_SIZES[0]);
  return (
    <OfficeTheme>
      <Table<IndexedRow>
        aria-label={label}
        className={`of-table of-table-${density}`}
        dataSource={rows}
        columns={[
          ...columns.map((column) => toAntdColumn(column, onSort ? sort : undefined)),
          ...(actions
            ? [
                {
                  key: 'actions',
                  title: 'Azioni',
                  width: actions.width,
                  render: (_value: unknown, { index }: IndexedRow) => (
                    <ActionButtons actions={actions.of(index)} />
                  ),
                },
              ]
            : []),
        ]}
        size="small"
        tableLayout="fixed"
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        pagination={
          isPaged && toAntdPagination({ paging, total, isMore, shown: rows.length, noun })
        }
        onChange={(_pagination, _filters, sorter, { action }) => {
          if (action === 'sort') onSort?.(readSort(sorter));
        }}
        onRow={() => ({ onMouseOver: showWholeText })}
      />
      <div className="of-table-foot">
        {!isPaged && (
          <p className="pr-number" role="status">
            {formatRowCount(total, noun)}
          </p>
        )}
        <button type="button" className="pr-link-button" onClick={toggleDensity}>
          {density === 'dense' ? 'Righe più alte' : 'Righe fitte'}
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
