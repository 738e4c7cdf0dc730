import { memo, type KeyboardEvent } from 'react';
import { Field } from '../../fields/Field.js';
import { focusField } from '../../wizard/focus.js';
import { useDossierState } from '../../wizard/context.js';
import { LISTS, pathOf } from './lists.js';
import { RowActions } from './RowActions.js';
import { RowMark } from './RowMark.js';
import type { Rows } from './useRows.js';
import { useWindowChoices } from './useWindowChoices.js';

const { fields: FIELDS, row: ROW } = LISTS.serramenti;

/** Windows as a table for the keyboard: Tab goes on, Enter adds a row, Ctrl+D copies the row above. */
export function WindowTable({ rows }: { rows: Rows }) {
  function onKey(event: KeyboardEvent<HTMLTableElement>) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!cell || (event.target as HTMLElement).matches('button')) return;
    const index = Number(cell.dataset.row);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (index < rows.ids.length - 1) focusField(pathOf('serramenti', index + 1, cell.dataset.field ?? ''));
      else rows.add();
    }
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      rows.copyAbove(index);
      setTimeout(() => focusField(pathOf('serramenti', index, cell.dataset.field ?? '')), 0);
    }
  }

  return (
    <div className="wz-scroll">
      <table className="wz-table" onKeyDown={onKey}>
        <caption className="pr-visually-hidden">Serramenti: Invio aggiunge una riga, Ctrl+D copia la riga sopra</caption>
        <colgroup>
          <col className="wz-col-number" />
          {FIELDS.map((field) => <col key={field} className={`wz-col-${field}`} />)}
        </colgroup>
        <thead>
          <tr>
            <th rowSpan={2} scope="col"><span className="pr-visually-hidden">Riga</span></th>
            <th rowSpan={2} scope="col">Tipologia</th>
            <th rowSpan={2} scope="col">Confine</th>
            <th rowSpan={2} scope="col">Superf. <small>m²</small></th>
            <th colSpan={3} scope="colgroup">Prima dei lavori</th>
            <th colSpan={3} scope="colgroup">Dopo i lavori</th>
            <th rowSpan={2} scope="col">Inst. chius. osc.</th>
          </tr>
          <tr>
            <th scope="col">Telaio</th><th scope="col">Vetro</th><th scope="col">Trasm. <small>W/m²K</small></th>
            <th scope="col">Telaio</th><th scope="col">Vetro</th><th scope="col">Trasm. <small>W/m²K</small></th>
          </tr>
        </thead>
        <tbody>
          {rows.ids.map((id, index) => <Line key={id} rows={rows} index={index} />)}
        </tbody>
      </table>
    </div>
  );
}

/** Two lines per row: the values, and below them how they stand and what can be done. */
function Line({ rows, index }: { rows: Rows; index: number }) {
  const name = `${ROW} ${index + 1}`;
  return (
    <>
      <tr className="wz-line">
        <th scope="row" rowSpan={2}>{index + 1}</th>
        {FIELDS.map((field) => <Cell key={field} index={index} field={field} />)}
      </tr>
      <tr className="wz-line-end">
        <td colSpan={FIELDS.length}>
          <div><RowMark list="serramenti" index={index} name={name} spoken /><RowActions rows={rows} index={index} name={name} /></div>
        </td>
      </tr>
    </>
  );
}

const Cell = memo(function Cell({ index, field }: { index: number; field: string }) {
  const choices = useWindowChoices(index, field);
  const isAsked = useDossierState((state) => state.form.serviceType === 1 || !['tipologiaTelaioPre', 'tipologiaTelaioPost', 'tipologiaInfisso'].includes(field));
  return (
    <td data-row={index} data-field={field} className={`wz-cell wz-cell-${field}${isAsked ? '' : ' wz-cell-free'}`}>
      <Field name={pathOf('serramenti', index, field)} {...(choices ?? {})} />
    </td>
  );
});
