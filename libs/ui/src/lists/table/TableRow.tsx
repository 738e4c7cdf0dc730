import { ActionButtons } from './ActionButtons.js';
import { RowCheckbox } from './RowCheckbox.js';
import { cellClass } from './cell-class.js';
import type { Column, DataTableProps } from './table.types.js';

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
export function TableRow<T>(props: TableRowProps<T>) {
  const { row, rowKey, cells, actions, selection, onDoubleClick } = props;
  return (
    <tr
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
