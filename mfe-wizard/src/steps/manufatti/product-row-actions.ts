import type { DossierForm } from '@pratiche/domain';
import { startTransition } from 'react';
import type { FieldArrayPath, UseFieldArrayReturn } from 'react-hook-form';
import {
  PRODUCT_LISTS,
  productFieldPath,
  type ProductListName,
  type ProductRow,
} from '../../catalog/product-lists.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { indexAfterRemoval } from '../../state/row-marks.js';

/** Rows that were removed, with the places they had. */
export interface RemovedRow {
  index: number;
  row: ProductRow;
}

/** Rows that were added below the row that they equal. */
export interface EqualRows {
  index: number;
  count: number;
}

/** Actions on the rows of one list, within its limits; the object is stable, so that rows need not re-render. */
export interface ProductRowActions {
  getRows: () => ProductRow[];
  /** Whether the limits allow it. */
  addRows: (count?: number) => boolean;
  /** Adds a row with values of elsewhere, and opens it. */
  addRow: (row: ProductRow) => void;
  duplicateRow: (index: number) => void;
  /** Adds rows below that equal a row, which the limits may refuse. */
  addEqualRows: (index: number, count: number) => void;
  /** Copies the values of the row above into this row; the cursor stays in the field. */
  copyRowAbove: (index: number, field: string) => void;
  removeRows: (index: number | number[]) => void;
  moveRow: (from: number, to: number) => void;
  setRefusal: (message: string | null) => void;
}

/** Path of the undo button of a list. */
export const undoButtonPath = (list: ProductListName): string => `annulla.${list}`;

/** Path of the first field of a row. */
export const firstFieldPath = (list: ProductListName, index: number): string =>
  productFieldPath(list, index, PRODUCT_LISTS[list].fields[0] ?? '');

export const NO_REMOVED_ROWS: RemovedRow[] = [];

interface RowActionsContext {
  list: ProductListName;
  session: DossierSession;
  fieldArray: Pick<
    UseFieldArrayReturn<DossierForm, FieldArrayPath<DossierForm>>,
    'append' | 'insert' | 'remove' | 'move' | 'update'
  >;
  /** Says why a number of rows cannot be added, and answers whether it cannot. */
  refuseRows: (count: number) => boolean;
  /** `to` maps a row's old index to its new index. */
  handleRowsMoved: (to: (index: number) => number | null) => void;
  setRefusal: (message: string | null) => void;
  setRemoved: (rows: RemovedRow[]) => void;
  setAdded: (added: { index: number }) => void;
  setEqual: (equal: EqualRows | null) => void;
  focusOnceDrawn: (path: string) => void;
}

/** A copy shows the errors that its original shows, and none of the values that it replaces. */
const createRowErrors = (list: ProductListName, { form }: DossierSession) => ({
  listShownErrors: (index: number): string[] =>
    PRODUCT_LISTS[list].fields.filter(
      (field) => form.getFieldState(productFieldPath(list, index, field)).error !== undefined,
    ),
  showErrors: (index: number, fields: readonly string[]) =>
    void form.trigger(fields.map((field) => productFieldPath(list, index, field))),
});

const copyRows = (rows: readonly ProductRow[], indexes: readonly number[]): RemovedRow[] =>
  rows
    .map((row, at) => ({ index: at, row: structuredClone(row) }))
    .filter((one) => indexes.includes(one.index));

/** Changes of rows are transitions, because all rows below a changed row re-render. */
export function createProductRowActions({
  list,
  session,
  fieldArray,
  refuseRows,
  handleRowsMoved,
  setRefusal,
  setRemoved,
  setAdded,
  setEqual,
  focusOnceDrawn,
}: RowActionsContext): ProductRowActions {
  const getRows = () => session.values.manufatti[list] as ProductRow[];
  const { listShownErrors, showErrors } = createRowErrors(list, session);
  const markCopy = (from: number, to: number) =>
    session.handleRowCopied(`manufatti.${list}`, { from, to });
  const forgetUndo = () => {
    setRemoved(NO_REMOVED_ROWS);
    setEqual(null);
  };
  /** @returns whether there was room */
  const appendRows = (rows: readonly unknown[]): boolean => {
    if (refuseRows(rows.length)) return false;
    const first = getRows().length;
    startTransition(() => {
      fieldArray.append(rows as never, { shouldFocus: false });
      forgetUndo();
      if (rows.length === 1) setAdded({ index: first });
      focusOnceDrawn(firstFieldPath(list, first));
    });
    handleRowsMoved((index) => index);
    // A new dossier is saved from the first product on.
    if (session.store.get().id === null) void session.flush();
    return true;
  };
  return {
    getRows,
    setRefusal,
    addRows: (count = 1) =>
      appendRows(Array.from({ length: count }, () => PRODUCT_LISTS[list].createRow())),
    addRow: (row) => void appendRows([structuredClone(row)]),
    duplicateRow(index) {
      if (refuseRows(1)) return;
      startTransition(() => {
        fieldArray.insert(index + 1, structuredClone(getRows()[index]) as never, {
          shouldFocus: false,
        });
        forgetUndo();
        // A copy is nearly always changed next.
        setAdded({ index: index + 1 });
      });
      handleRowsMoved((at) => (at > index ? at + 1 : at));
      markCopy(index, index + 1);
      showErrors(index + 1, listShownErrors(index));
    },
    addEqualRows(index, count) {
      if (refuseRows(count)) return;
      const row = getRows()[index];
      startTransition(() => {
        fieldArray.insert(
          index + 1,
          Array.from({ length: count }, () => structuredClone(row)) as never,
          { shouldFocus: false },
        );
        setRemoved(NO_REMOVED_ROWS);
        setEqual({ index, count });
      });
      handleRowsMoved((at) => (at > index ? at + count : at));
      for (let copy = 1; copy <= count; copy += 1) markCopy(index, index + copy);
    },
    copyRowAbove(index, field) {
      if (index === 0) return;
      setEqual(null);
      const shown = [...listShownErrors(index - 1), ...listShownErrors(index)];
      startTransition(() => {
        fieldArray.update(index, structuredClone(getRows()[index - 1]) as never);
        // The row and its fields are re-created, so the focus must be restored.
        focusOnceDrawn(productFieldPath(list, index, field));
      });
      handleRowsMoved((at) => (at === index ? null : at));
      markCopy(index - 1, index);
      showErrors(index, shown);
    },
    removeRows(index) {
      const gone = Array.isArray(index) ? index : [index];
      setRefusal(null);
      startTransition(() => {
        setEqual(null);
        setRemoved(copyRows(getRows(), gone));
        fieldArray.remove(index);
        // The pressed button is removed, so keyboard focus moves to the undo button.
        focusOnceDrawn(undoButtonPath(list));
      });
      handleRowsMoved(indexAfterRemoval(gone));
    },
    moveRow(from, to) {
      setEqual(null);
      startTransition(() => fieldArray.move(from, to));
      handleRowsMoved((at) => (at === from ? to : at === to ? from : at));
    },
  };
}
