import { memo, type KeyboardEvent } from 'react';
import { Field } from '../../fields/Field.js';
import { focusField } from '../../wizard/focus.js';
import { COLUMNS, spanOf, widthOf, type Column } from './columns.js';
import { LISTS, pathOf, type ListName } from './lists.js';
import { Overhangs } from './Overhangs.js';
import { RowActions } from './RowActions.js';
import { RowMark } from './RowMark.js';
import { TableHead } from './TableHead.js';
import type { RowActions as Actions, Rows } from './useRows.js';
import { useWindowChoices } from './useWindowChoices.js';

/** Products as a table for the keyboard: Tab goes on, Enter goes down and adds a row, Ctrl+D copies the row above. */
export function ProductTable({ rows: { list, ids, actions } }: { rows: Rows }) {
  function onKey(event: KeyboardEvent<HTMLTableElement>) {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (!cell || target.matches('button')) return;
    const index = Number(cell.dataset['row']);
    const field = cell.dataset['field'] ?? '';
    if (event.key === 'Enter') {
      event.preventDefault();
      if (index < ids.length - 1) focusField(pathOf(list, index + 1, field));
      else actions.add();
    }
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      actions.copyAbove(index, field);
    }
  }

  return (
    <div className="wz-scroll">
      <table className={`wz-table wz-table-${list}`} onKeyDown={onKey}>
        <caption className="pr-visually-hidden">
          {LISTS[list].title}: Invio passa alla riga sotto o ne aggiunge una, Ctrl+D copia la riga
          sopra
        </caption>
        <TableHead list={list} />
        <tbody>
          {ids.map((id, index) => (
            <Line
              key={id}
              list={list}
              index={index}
              isLast={index === ids.length - 1}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The values of a row in one line or two, and below them how they stand and what can be done. */
const Line = memo(function Line({
  list,
  index,
  isLast,
  actions,
}: {
  list: ListName;
  index: number;
  isLast: boolean;
  actions: Actions;
}) {
  const name = `${LISTS[list].row} ${index + 1}`;
  const lines = COLUMNS[list];
  return (
    <>
      {lines.map((columns, at) => (
        <tr key={columns[0]?.field} className="wz-line">
          {at === 0 && (
            <th scope="row" rowSpan={lines.length + 1}>
              {index + 1}
            </th>
          )}
          {columns.map((column, place) => (
            <Cell
              key={column.field}
              list={list}
              index={index}
              column={column}
              span={spanOf(list, columns, place)}
            />
          ))}
        </tr>
      ))}
      <tr className="wz-line-end">
        <td colSpan={widthOf(list)}>
          <div>
            <RowMark list={list} index={index} name={name} spoken />
            <RowActions actions={actions} index={index} isLast={isLast} name={name} />
          </div>
          {list === 'schermature' && <Overhangs index={index} name={name} />}
        </td>
      </tr>
    </>
  );
});

const Cell = memo(function Cell({
  list,
  index,
  column: { field },
  span,
}: {
  list: ListName;
  index: number;
  column: Column;
  span: number;
}) {
  const choices = useWindowChoices(index, list === 'serramenti' ? field : '');
  return (
    <td data-row={index} data-field={field} colSpan={span} className={`wz-cell wz-cell-${field}`}>
      <Field name={pathOf(list, index, field)} {...(choices ?? {})} />
    </td>
  );
});
