import { ROWS_MAX, TOO_MANY_ROWS_MESSAGE } from '@pratiche/domain';
import { NumberField, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { same } from '../../state/merge.js';
import type { ListInfo, Row } from './lists.js';
import type { Rows } from './useRows.js';

/** How many rows there are: typing a number adds empty rows or removes the last ones. */
export function RowCount({ info, rows }: { info: ListInfo; rows: Rows }) {
  const confirm = useConfirm();
  const now = rows.ids.length;
  const [typed, setTyped] = useState<number | null>(null);

  async function apply() {
    const wanted = typed ?? now;
    setTyped(null);
    if (wanted === now) return;
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > ROWS_MAX) {
      rows.actions.setRefusal(TOO_MANY_ROWS_MESSAGE);
      return;
    }
    if (wanted > now) {
      rows.actions.add(wanted - now);
      return;
    }
    const last = rows.actions.rows().slice(wanted);
    const filled = last.filter((row: Row) => !same(row, info.create())).length;
    if (
      filled > 0 &&
      !(await confirm({
        title:
          filled === 1 ? 'Eliminare una riga compilata?' : `Eliminare ${filled} righe compilate?`,
        text: leftText(wanted),
        confirmLabel: 'Elimina',
        danger: true,
      }))
    )
      return;
    rows.actions.drop(last.map((_, index) => wanted + index));
  }

  return (
    <form
      className="wz-count"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <NumberField
        id={`numero-${info.list}`}
        label={info.count}
        help="Da 0 a 10"
        integer
        value={typed ?? now}
        error={rows.refusal}
        onChange={(value) => {
          rows.actions.setRefusal(null);
          setTyped(value);
        }}
        onBlur={() => void apply()}
      />
    </form>
  );
}

function leftText(count: number): string {
  if (count === 0) return 'Non ne resterà nessuna.';
  return count === 1 ? 'Resterà solo la prima.' : `Resteranno le prime ${count}.`;
}
