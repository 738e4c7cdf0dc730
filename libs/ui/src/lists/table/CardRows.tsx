import { ActionButtons } from './ActionButtons.js';
import { PlainSelect } from './PlainSelect.js';
import { RowCard } from './RowCard.js';
import { RowCheckbox } from './RowCheckbox.js';
import type { DataTableProps } from './table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

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
  sort = null,
  onSort,
  card,
}: CardRowsProps<T>) {
  const head = columns.filter(({ priority = 2 }) => priority === 1);
  const body = columns.filter(({ priority = 2 }) => priority === 2);
  const sortable = columns.filter((column) => column.sortable);
  return (
    <>
      {onSort && sortable.length > 0 && (
        <label className="pr-card-sort">
          <span>{TEXTS.sortBy}</span>
          <PlainSelect
            value={sort ?? ''}
            choices={[
              ...(sortable.some(({ key }) => key === sort?.replace(/^-/, ''))
                ? []
                : [{ value: sort ?? '', label: TEXTS.defaultOrder }]),
              ...sortable.flatMap(({ key, title }) => [
                { value: key, label: TEXTS.ascendingBy(title) },
                { value: `-${key}`, label: TEXTS.descendingBy(title) },
              ]),
            ]}
            onChange={onSort}
          />
        </label>
      )}
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
