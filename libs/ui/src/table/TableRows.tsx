import { ActionButtons } from './ActionButtons.js';
import { HeadCell } from './HeadCell.js';
import { RowTick, Tick } from './Tick.js';
import { cellClass } from './cell-class.js';
import { stacked } from './stacked.js';
import type { DataTableProps } from './types.js';
import { useTableRoom } from './useTableRoom.js';

type Props<T> = DataTableProps<T> & { rows: readonly T[] };

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
}: Props<T>) {
  const { frame, table, overflows, isTight } = useTableRoom();
  const cells = isTight ? stacked(columns) : columns.map((column) => [column]);
  return (
    <div
      ref={frame}
      className={overflows ? 'pr-table-frame pr-table-scrolls' : 'pr-table-frame'}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, da scorrere` } : {})}
    >
      <table ref={table} className="pr-table">
        <caption className="pr-visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="pr-table-tick">
                <Tick
                  label={selection.allLabel}
                  checked={selection.count === rows.length}
                  partly={selection.count > 0}
                  onChange={selection.setAll}
                />
              </th>
            )}
            {cells.map((cell) => (
              <HeadCell key={cell[0]?.key} columns={cell} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="pr-table-actions">
                Azioni
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={rowClass(
                onRowDoubleClick !== undefined,
                selection?.has(rowKey(row)) === true,
              )}
              {...(onRowDoubleClick ? { onDoubleClick: () => onRowDoubleClick(row) } : {})}
            >
              {selection && (
                <td className="pr-table-tick" onDoubleClick={(event) => event.stopPropagation()}>
                  <RowTick selection={selection} rowKey={rowKey(row)} />
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
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowClass = (opens: boolean, ticked: boolean): string =>
  [opens ? 'pr-table-open' : '', ticked ? 'pr-ticked' : ''].join(' ').trim();
