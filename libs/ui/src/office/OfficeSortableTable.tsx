import { useIsPhone } from '@pratiche/ui';
import { lazyPart } from './lazy-part.js';
import { SortableRowTools } from './SortableRowTools.js';
import type { SortableTableProps } from './sortable-table.types.js';
import { useRowMoves } from './useRowMoves.js';

const AntdSortableTable = lazyPart<SortableTableProps>(
  () => import('./antd/AntdSortableTable.js'),
  320,
);

/**
 * Rows in an order that people change: by the handle with a pointer, by two buttons with the
 * keyboard and on phones, where each row is a card.
 */
export function OfficeSortableTable(props: SortableTableProps) {
  const isPhone = useIsPhone();
  const moves = useRowMoves(props);
  const ordered = { ...props, onMove: moves.moveRow };
  return (
    <>
      {isPhone ? <SortableCards {...ordered} /> : <AntdSortableTable {...ordered} />}
      <p className="pr-visually-hidden" role="status">
        {moves.announcement}
      </p>
    </>
  );
}

function SortableCards({ id, label, columns, rows, actions, onMove }: SortableTableProps) {
  const [head, ...others] = columns;
  return (
    <ol className="of-sortable-cards" aria-label={label}>
      {rows.map((row, index) => (
        <li key={row.key} className="pr-card">
          <div className="of-sortable-head">{head?.render(index)}</div>
          {others.map(({ key, title, render }) => (
            <p key={key}>
              <span className="pr-muted">{title}:</span> {render(index)}
            </p>
          ))}
          <SortableRowTools id={id} row={row} index={index} last={rows.length - 1} onMove={onMove}>
            {actions(index)}
          </SortableRowTools>
        </li>
      ))}
    </ol>
  );
}
