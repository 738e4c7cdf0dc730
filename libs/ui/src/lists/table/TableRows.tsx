import { HeaderCell } from './HeaderCell.js';
import { TableCheckbox } from './RowCheckbox.js';
import { stackColumns } from './stack-columns.js';
import type { DataTableProps } from './table.types.js';
import { TableRow } from './TableRow.js';
import { useTableFit } from './useTableFit.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

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
