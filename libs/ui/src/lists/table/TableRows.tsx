import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { HeaderCell } from './HeaderCell.js';
import { TableCheckbox, RowCheckbox } from './RowCheckbox.js';
import { stackColumns } from './stack-columns.js';
import type { DataTableProps, Column } from './table.types.js';
import { ActionButtons } from './ActionButtons.js';
import { cellClass } from './cell-class.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

/** Width in rem from which a list shows all columns side by side: less, and the last ones would be out of sight. */
const FULL_WIDTH_REM = 68;

const INITIAL_FIT = { overflows: false, isTight: false };

type TableRowsProps<T> = DataTableProps<T> & { rows: readonly T[] };

/** The wide form of a list. */
export function TableRows<T>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  onRowDoubleClick,
  selection,
  sort = null,
  onSort,
}: TableRowsProps<T>) {
  const { frame, table, overflows, isTight } = useTableFit();
  const cells = isTight ? stackColumns(columns) : columns.map((column) => [column]);
  return (
    <div
      ref={frame}
      className={overflows ? 'pr-table-frame pr-table-scrolls' : 'pr-table-frame'}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': TEXTS.scrollable(label) } : {})}
    >
      <table ref={table} className={isTight ? 'pr-table' : 'pr-table pr-table-roomy'}>
        <caption className="pr-visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="pr-table-tick">
                <TableCheckbox
                  label={selection.allLabel}
                  checked={selection.count === rows.length}
                  partly={selection.count > 0}
                  onChange={selection.setAll}
                />
              </th>
            )}
            {cells.map((cell) => (
              <HeaderCell key={cell[0]?.key} columns={cell} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="pr-table-actions">
                {TEXTS.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              rowKey={rowKey(row)}
              cells={cells}
              actions={actions}
              selection={selection}
              onDoubleClick={onRowDoubleClick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableFit {
  frame: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** The table is wider than its frame: large text, long names. */
  overflows: boolean;
  /** The frame is narrower than `ROOM_REM`. */
  isTight: boolean;
}

/**
 * Measures how a table fits its frame, which may scroll only where it does not, because a scrolling
 * frame breaks the sticky head. The frame's width does not depend on the table, so that there is no
 * layout loop.
 */
function useTableFit(): TableFit {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [state, setState] = useState(INITIAL_FIT);
  useLayoutEffect(() => {
    const measure = () => {
      const width = frame.current?.clientWidth ?? 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = {
        overflows: (table.current?.offsetWidth ?? 0) > width,
        isTight: width < FULL_WIDTH_REM * rem,
      };
      setState((now) =>
        now.overflows === next.overflows && now.isTight === next.isTight ? now : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [frame, table]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, table, ...state };
}

interface TableRowProps<T> {
  row: T;
  rowKey: string | number;
  /** Columns of each cell; several where they are stacked. */
  cells: readonly (readonly Column<T>[])[];
  actions: DataTableProps<T>['actions'];
  selection: DataTableProps<T>['selection'];
  onDoubleClick: ((row: T) => void) | undefined;
}

/** One row of the wide form of a list. */
function TableRow<T>(props: TableRowProps<T>) {
  const { row, rowKey, cells, actions, selection, onDoubleClick } = props;
  return (
    <tr
      data-row-key={rowKey}
      className={rowClass(onDoubleClick !== undefined, selection?.has(rowKey) === true)}
      {...(onDoubleClick ? { onDoubleClick: () => onDoubleClick(row) } : {})}
    >
      {selection && (
        <td className="pr-table-tick" onDoubleClick={(event) => event.stopPropagation()}>
          <RowCheckbox selection={selection} rowKey={rowKey} />
        </td>
      )}
      {cells.map((cell) => (
        <td key={cell[0]?.key} className={cellClass(cell)}>
          {cell.length === 1
            ? cell[0]?.render(row)
            : cell.map((column) => (
                <div key={column.key} className="pr-stacked">
                  {column.render(row)}
                </div>
              ))}
        </td>
      ))}
      {actions && (
        <td className="pr-table-actions">
          <ActionButtons actions={actions(row)} />
        </td>
      )}
    </tr>
  );
}

const rowClass = (opens: boolean, ticked: boolean): string =>
  [opens ? 'pr-table-open' : '', ticked ? 'pr-ticked' : ''].join(' ').trim();
