import { ActionButtons, Pagination, type DataTableProps, type RowAction } from '@pratiche/ui/lists';
import Table from 'antd/es/table';
import { type MouseEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TableProps } from 'antd/es/table';
import { fitColumns } from './fit-columns.js';
import { OfficeTheme } from './OfficeTheme.js';
import {
  readSort,
  toAntdColumn,
  type IndexedRow,
  type TableColumn,
  toRem,
} from './table-columns.js';
import { ANTD_TEXTS } from './texts.js';

type TableDensity = 'dense' | 'comfortable';

const STORAGE_KEY = 'office-table-density';

const TEXT_PX = 16;

type TableSelection = NonNullable<DataTableProps<never>['selection']>;

/** Width of the column with the boxes to tick, in px at text of 16 px. */
const SELECTION_WIDTH = 40;

/** antd puts the table into a live region, which would read all rows aloud after a sort. */
const SILENT = { spinning: false, 'aria-live': 'off' } as const;

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
  paging: DataTableProps<never>['paging'];
  noun: { one: string; many: string };
}

/** antd's table with the state of a list on the server. */
export default function AntdTable(props: AntdTableProps) {
  const { label, rows, columns, actions, selection, onOpen, total, isMore, sort, onSort } = props;
  const { paging, noun } = props;
  const { density, toggleDensity } = useTableDensity();
  const { frame, width } = useTableWidth();
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
            pagination={false}
            loading={SILENT}
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
        <Pagination
          label={label}
          total={total}
          isMore={isMore}
          shown={rows.length}
          paging={paging}
          noun={noun}
        />
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

/** antd's boxes to tick, with the selection of the list. */
const toAntdSelection = (
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

interface TableWidth {
  frame: RefObject<HTMLDivElement | null>;
  /** Width of the frame in px at text of 16 px; `null` before it was measured. */
  width: number | null;
}

/** How much room a table has, in terms of the text: letters twice as large leave half of it. */
function useTableWidth(): TableWidth {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (!element) return undefined;
    const measure = () => {
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT_PX;
      setWidth((element.clientWidth * TEXT_PX) / text);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

const readDensity = (): TableDensity =>
  window.localStorage.getItem(STORAGE_KEY) === 'comfortable' ? 'comfortable' : 'dense';

/** How high the rows of the back office's tables are; the choice stays on this machine. */
function useTableDensity(): { density: TableDensity; toggleDensity: () => void } {
  const [density, setDensity] = useState(readDensity);
  function toggleDensity() {
    const next = density === 'dense' ? 'comfortable' : 'dense';
    window.localStorage.setItem(STORAGE_KEY, next);
    setDensity(next);
  }
  return { density, toggleDensity };
}
