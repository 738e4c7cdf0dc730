import { memo, type KeyboardEvent } from 'react';
import { Field } from '../../fields/Field.js';
import { focusField } from '../../form/field-focus.js';
import { TABLE_COLUMNS, columnSpan, tableColumnCount, type TableColumn } from './table-columns.js';
import {
  PRODUCT_LISTS,
  productFieldPath,
  type ProductListName,
} from '../../catalog/product-lists.js';
import { OverhangFields } from './OverhangFields.js';
import { RowActionButtons } from './RowActionButtons.js';
import { RowLightButton } from './RowLightButton.js';
import { ProductTableHead } from './ProductTableHead.js';
import type { ProductRowActions as Actions } from './product-row-actions.js';
import type { ProductRows } from './useProductRows.js';
import { useWindowChoices } from './useWindowChoices.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Products as a table for the keyboard: Tab goes on, Enter goes down and adds a row, Ctrl+D copies the row above. */
export function ProductTable({ rows: { list, ids, actions } }: { rows: ProductRows }) {
  function onKey(event: KeyboardEvent<HTMLTableElement>) {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (!cell || target.matches('button')) return;
    const index = Number(cell.dataset['row']);
    const field = cell.dataset['field'] ?? '';
    if (event.key === 'Enter') {
      event.preventDefault();
      if (index < ids.length - 1) focusField(productFieldPath(list, index + 1, field));
      else actions.addRows();
    }
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      actions.copyRowAbove(index, field);
    }
  }

  return (
    <div className="wz-scroll">
      <table className={`wz-table wz-table-${list}`} onKeyDown={onKey}>
        <caption className="pr-visually-hidden">
          {PRODUCT_LISTS[list].title}
          {TEXTS.tableHelp}
        </caption>
        <ProductTableHead list={list} />
        <tbody>
          {ids.map((id, index) => (
            <ProductTableRow
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

/** The values of a row in one or two lines, with its state and its actions below. */
const ProductTableRow = memo(function Line({
  list,
  index,
  isLast,
  actions,
}: {
  list: ProductListName;
  index: number;
  isLast: boolean;
  actions: Actions;
}) {
  const name = `${PRODUCT_LISTS[list].rowLabel} ${index + 1}`;
  const lines = TABLE_COLUMNS[list];
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
            <ProductTableCell
              key={column.field}
              list={list}
              index={index}
              column={column}
              span={columnSpan(list, columns, place)}
            />
          ))}
        </tr>
      ))}
      <tr className="wz-line-end">
        <td colSpan={tableColumnCount(list)}>
          <div>
            <RowLightButton list={list} index={index} name={name} spoken />
            <RowActionButtons actions={actions} index={index} isLast={isLast} name={name} />
          </div>
          {list === 'schermature' && <OverhangFields index={index} name={name} />}
        </td>
      </tr>
    </>
  );
});

const ProductTableCell = memo(function Cell({
  list,
  index,
  column: { field },
  span,
}: {
  list: ProductListName;
  index: number;
  column: TableColumn;
  span: number;
}) {
  const choices = useWindowChoices(index, list === 'serramenti' ? field : '');
  return (
    <td data-row={index} data-field={field} colSpan={span} className={`wz-cell wz-cell-${field}`}>
      <Field name={productFieldPath(list, index, field)} {...(choices ?? {})} />
    </td>
  );
});
