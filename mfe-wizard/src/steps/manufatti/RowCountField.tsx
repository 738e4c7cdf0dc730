import { ROWS_MAX, TOO_MANY_ROWS_MESSAGE } from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { NumberField } from '@pratiche/ui/form';
import { useState } from 'react';
import { isSameSavedValue } from '../../state/merge-forms.js';
import type { ProductListInfo, ProductRow } from '../../catalog/product-lists.js';
import type { ProductRows } from './useProductRows.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** How many rows there are: typing a number adds empty rows or removes the last ones. */
export function RowCountField({ info, rows }: { info: ProductListInfo; rows: ProductRows }) {
  const confirm = useConfirm();
  const now = rows.ids.length;
  const fieldId = `numero-${info.list}`;
  const [typed, setTyped] = useState<number | null>(null);

  // What was refused stays in the field, and the field in view: leaving it may have scrolled away.
  const showRefusal = () =>
    requestAnimationFrame(() =>
      document.getElementById(fieldId)?.scrollIntoView({ block: 'center' }),
    );

  async function apply() {
    const wanted = typed ?? now;
    if (wanted === now) {
      setTyped(null);
      return;
    }
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > ROWS_MAX) {
      rows.actions.setRefusal(TOO_MANY_ROWS_MESSAGE);
      showRefusal();
      return;
    }
    if (wanted > now) {
      if (rows.actions.addRows(wanted - now)) setTyped(null);
      else showRefusal();
      return;
    }
    setTyped(null);
    const last = rows.actions.getRows().slice(wanted);
    const filled = last.filter(
      (row: ProductRow) => !isSameSavedValue(row, info.createRow()),
    ).length;
    if (
      filled > 0 &&
      !(await confirm({
        title: TEXTS.deleteQuestion(filled),
        text: removedRowsText(wanted),
        confirmLabel: TEXTS.confirmDelete,
        danger: true,
      }))
    )
      return;
    rows.actions.removeRows(last.map((_, index) => wanted + index));
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
        id={fieldId}
        label={info.countLabel}
        help={TEXTS.countHelp}
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

const removedRowsText = (count: number): string =>
  count === 0 ? TEXTS.noneLeft : TEXTS.someLeft(count);
