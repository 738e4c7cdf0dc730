import { ActionButtons } from './ActionButtons.js';
import { CardSort } from './CardSort.js';
import { RowCard } from './RowCard.js';
import { RowCheckbox } from './RowCheckbox.js';
import type { DataTableProps } from './table.types.js';

type CardRowsProps<T> = DataTableProps<T> & { rows: readonly T[] };

/** Narrow layout of a list: one card per row, with its first columns as the head. */
export function CardRows<T>({
  label,
  columns,
  rows,
  rowKey,
  rowId,
  actions,
  selection,
  sort,
  onSort,
  isSortedAbove,
  card,
}: CardRowsProps<T>) {
  const head = columns.filter(({ priority = 2 }) => priority === 1);
  const body = columns.filter(({ priority = 2 }) => priority === 2);
  return (
    <>
      {!isSortedAbove && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <ul className="pr-cards" aria-label={label}>
        {rows.map((row) =>
          card ? (
            <RowCard
              key={rowKey(row)}
              id={rowId?.(row)}
              rowKey={rowKey(row)}
              content={card(row)}
              actions={actions?.(row) ?? []}
              selection={selection}
            />
          ) : (
            <li
              key={rowKey(row)}
              id={rowId?.(row)}
              className={selection?.has(rowKey(row)) ? 'pr-card pr-ticked' : 'pr-card'}
            >
              <div className="pr-card-head">
                {selection && <RowCheckbox selection={selection} rowKey={rowKey(row)} />}
                {head.map((column) => (
                  <div key={column.key}>{column.render(row)}</div>
                ))}
              </div>
              <dl>
                {body.map((column) => (
                  <div key={column.key}>
                    <dt>{column.title}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
              </dl>
              {actions && <ActionButtons actions={actions(row)} labels />}
            </li>
          ),
        )}
      </ul>
    </>
  );
}
