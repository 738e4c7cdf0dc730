import { PlainSelect } from './PlainSelect.js';
import type { DataTableProps } from './table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

type CardSortProps = Pick<DataTableProps<never>, 'sort' | 'onSort'> & {
  columns: readonly { key: string; title: string; sortable?: boolean }[];
};

/** The order of cards, which have no heads of columns to press. */
export function CardSort({ columns, sort = null, onSort }: CardSortProps) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  return (
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
  );
}
