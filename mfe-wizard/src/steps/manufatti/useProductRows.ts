import { validateAddedRows, type DossierForm } from '@pratiche/domain';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useFieldArray, type FieldArrayPath } from 'react-hook-form';
import { indexAfterRemoval } from '../../state/row-marks.js';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { fieldElementId, focusField } from '../../form/field-focus.js';
import {
  PRODUCT_LISTS,
  productFieldPath,
  type ProductListName,
  type ProductRow,
} from '../../catalog/product-lists.js';

/** Rows that were removed, with the places they had. */
export interface RemovedRow {
  index: number;
  row: ProductRow;
}

/**
 * Actions on the rows of one list, within its limits. The object is stable, so that rows need not
 * re-render.
 */
export interface ProductRowActions {
  getRows: () => ProductRow[];
  addRows: (count?: number) => void;
  duplicateRow: (index: number) => void;
  /** Copies the values of the row above into this row; the cursor stays in the field. */
  copyRowAbove: (index: number, field: string) => void;
  removeRows: (index: number | number[]) => void;
  moveRow: (from: number, to: number) => void;
  setRefusal: (message: string | null) => void;
}

export interface ProductRows {
  list: ProductListName;
  ids: string[];
  refusal: string | null;
  removed: RemovedRow[];
  /** Index of the row that was added last; a new object each time. */
  added: { index: number } | null;
  actions: ProductRowActions;
  /** Restores the rows removed last. */
  restoreRemovedRows: () => void;
}

/** Path of the undo button of a list. */
export const undoButtonPath = (list: ProductListName): string => `annulla.${list}`;

const NO_REMOVED_ROWS: RemovedRow[] = [];

export function useProductRows(list: ProductListName): ProductRows {
  const session = useDossierSession();
  const name = `manufatti.${list}` as FieldArrayPath<DossierForm>;
  const { fields, append, insert, remove, move, update } = useFieldArray({
    control: session.form.control,
    name,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedRow[]>(NO_REMOVED_ROWS);
  const [toFocus, setToFocus] = useState<{ path: string } | null>(null);
  const [added, setAdded] = useState<{ index: number } | null>(null);

  const rows = useCallback(() => session.values.manufatti[list] as ProductRow[], [session, list]);
  const refuse = useCallback(
    (count: number): boolean => {
      const message = validateAddedRows(session.values.manufatti, list, count);
      setRefusal(message);
      return message !== null;
    },
    [session, list],
  );
  // Once it is drawn.
  useEffect(() => {
    if (toFocus === null) return;
    // The undo button is visible at every scroll position, so the page does not scroll to it.
    if (toFocus.path === undoButtonPath(list))
      document.getElementById(fieldElementId(toFocus.path))?.focus({ preventScroll: true });
    // A sheet opens with its fields a moment later.
    else if (!focusField(toFocus.path)) setTimeout(() => focusField(toFocus.path), 0);
  }, [toFocus, list]);

  /** `to` maps a row's old index to its new index. */
  const changed = useCallback(
    (to: (index: number) => number | null) => session.handleRowsMoved(`manufatti.${list}`, to),
    [session, list],
  );

  // All rows below a removed or copied row re-render: a transition keeps the screen responsive
  // meanwhile.
  const actions = useMemo<ProductRowActions>(
    () => ({
      getRows: rows,
      setRefusal,
      addRows(count = 1) {
        if (refuse(count)) return;
        const first = rows().length;
        startTransition(() => {
          append(Array.from({ length: count }, () => PRODUCT_LISTS[list].createRow()) as never, {
            shouldFocus: false,
          });
          setRemoved(NO_REMOVED_ROWS);
          if (count === 1) setAdded({ index: first });
          setToFocus({ path: productFieldPath(list, first, PRODUCT_LISTS[list].fields[0] ?? '') });
        });
        changed((index) => index);
        // A new dossier is saved from the first product on.
        if (session.store.get().id === null) void session.flush();
      },
      duplicateRow(index) {
        if (refuse(1)) return;
        startTransition(() => {
          insert(index + 1, structuredClone(rows()[index]) as never, { shouldFocus: false });
          setRemoved(NO_REMOVED_ROWS);
        });
        changed((at) => (at > index ? at + 1 : at));
      },
      copyRowAbove(index, field) {
        if (index === 0) return;
        startTransition(() => {
          update(index, structuredClone(rows()[index - 1]) as never);
          // The row and its fields are re-created, so the focus must be restored.
          setToFocus({ path: productFieldPath(list, index, field) });
        });
        changed((at) => (at === index ? null : at));
      },
      removeRows(index) {
        const gone = Array.isArray(index) ? index : [index];
        const kept = rows()
          .map((row, at) => ({ index: at, row: structuredClone(row) }))
          .filter((one) => gone.includes(one.index));
        setRefusal(null);
        startTransition(() => {
          remove(index);
          setRemoved(kept);
          // The pressed button is removed, so keyboard focus moves to the undo button.
          setToFocus({ path: undoButtonPath(list) });
        });
        changed(indexAfterRemoval(gone));
      },
      moveRow(from, to) {
        startTransition(() => move(from, to));
        changed((at) => (at === from ? to : at === to ? from : at));
      },
    }),
    [rows, refuse, changed, append, insert, update, remove, move, session, list],
  );

  const restore = () => {
    if (refuse(removed.length)) return;
    startTransition(() => {
      for (const { index, row } of removed) insert(index, row as never, { shouldFocus: false });
      setRemoved(NO_REMOVED_ROWS);
      setToFocus({
        path: productFieldPath(list, removed[0]?.index ?? 0, PRODUCT_LISTS[list].fields[0] ?? ''),
      });
    });
    for (const { index } of removed) changed((at) => (at >= index ? at + 1 : at));
  };

  return {
    list,
    ids: fields.map(({ id }) => id),
    refusal,
    removed,
    added,
    actions,
    restoreRemovedRows: restore,
  };
}
