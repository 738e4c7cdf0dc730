import { cellClass } from './cell-class.js';
import { nextSort } from './list-params.js';
import type { Column } from './table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface HeaderCellProps<T> {
  /** Columns stacked in the cell, from top to bottom. */
  columns: readonly Column<T>[];
  sort: string | null;
  onSort: ((sort: string) => void) | undefined;
}

const DIRECTION_TEXTS = {
  ascending: TEXTS.ascending,
  descending: TEXTS.descending,
  none: '',
} as const;

/** Room for the widest of them; a width in words holds for a cell that is not shared. */
function maxColumnWidth<T>(columns: readonly Column<T>[]): number | string | undefined {
  const widths = columns.flatMap(({ width }) => (typeof width === 'number' ? [width] : []));
  return widths.length > 0 ? Math.max(...widths) : columns[0]?.width;
}

/**
 * Head of a cell with stacked columns; each name sorts by its own column where the list allows it.
 */
export function HeaderCell<T>({ columns, sort, onSort }: HeaderCellProps<T>) {
  const width = maxColumnWidth(columns);
  const common = {
    scope: 'col',
    className: cellClass(columns),
    ...(width === undefined ? {} : { style: { width } }),
  } as const;
  const directionOf = ({ key }: Column<T>) =>
    sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  if (!onSort || !columns.some(({ sortable }) => sortable))
    return <th {...common}>{columns.map(({ title }) => title).join(', ')}</th>;
  const [active = 'none'] = columns.map(directionOf).filter((direction) => direction !== 'none');
  const isShared = columns.length > 1;
  return (
    <th {...common} aria-sort={active}>
      {columns.map((column) => {
        const { key, title, sortable } = column;
        if (!sortable)
          return (
            <span key={key} className="pr-sort">
              {title}
            </span>
          );
        const direction = directionOf(column);
        return (
          <button
            key={key}
            type="button"
            className="pr-sort"
            onClick={() => onSort(nextSort(sort, key))}
          >
            {title}
            {/* Of several names in one cell it must be said which one the order is of. */}
            {isShared && <span className="pr-visually-hidden">{DIRECTION_TEXTS[direction]}</span>}
            <span aria-hidden="true" className={`pr-sort-${direction}`} />
          </button>
        );
      })}
    </th>
  );
}
