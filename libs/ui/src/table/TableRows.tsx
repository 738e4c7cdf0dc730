import { ActionButtons } from './ActionButtons.js';
import { RowTick, Tick } from './Tick.js';
import { nextSort } from './list-params.js';
import type { Column, DataTableProps } from './types.js';
import { useOverflow } from './useOverflow.js';

type Props<T> = DataTableProps<T> & { rows: readonly T[] };

/** The wide form of a list. */
export function TableRows<T>({ label, columns, rows, rowKey, actions, onRowDoubleClick, selection, sort = null, onSort }: Props<T>) {
  const { frame, table, overflows } = useOverflow();
  return (
    <div ref={frame} className={overflows ? 'pr-table-frame pr-table-scrolls' : 'pr-table-frame'} {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, da scorrere` } : {})}>
      <table ref={table} className="pr-table">
        <caption className="pr-visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && <th scope="col" className="pr-table-tick"><Tick label={selection.allLabel} checked={selection.count === rows.length} partly={selection.count > 0} onChange={selection.setAll} /></th>}
            {columns.map((column) => <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />)}
            {actions && <th scope="col" className="pr-table-actions">Azioni</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass(onRowDoubleClick !== undefined, selection?.has(rowKey(row)) === true)} {...(onRowDoubleClick ? { onDoubleClick: () => onRowDoubleClick(row) } : {})}>
              {selection && <td className="pr-table-tick" onDoubleClick={(event) => event.stopPropagation()}><RowTick selection={selection} rowKey={rowKey(row)} /></td>}
              {columns.map((column) => <td key={column.key} className={cellClass(column)}>{column.render(row)}</td>)}
              {actions && <td className="pr-table-actions"><ActionButtons actions={actions(row)} /></td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowClass = (opens: boolean, ticked: boolean): string => [opens ? 'pr-table-open' : '', ticked ? 'pr-ticked' : ''].join(' ').trim();

interface HeadCellProps<T> {
  column: Column<T>;
  sort: string | null;
  onSort: ((sort: string) => void) | undefined;
}

function HeadCell<T>({ column, sort, onSort }: HeadCellProps<T>) {
  const { key, title, width } = column;
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const common = { scope: 'col', className: cellClass(column), ...(width === undefined ? {} : { style: { width } }) } as const;
  if (!column.sortable || !onSort) return <th {...common}>{title}</th>;
  return (
    <th {...common} aria-sort={direction}>
      <button type="button" className="pr-sort" onClick={() => onSort(nextSort(sort, key))}>
        {title}
        <span aria-hidden="true">{direction === 'ascending' ? '▲' : direction === 'descending' ? '▼' : '↕'}</span>
      </button>
    </th>
  );
}

function cellClass<T>({ align, priority = 2 }: Column<T>): string {
  return `pr-priority-${priority}${align === 'end' ? ' pr-end' : ''}`;
}
