import { type DossierForm, validateAddedRows } from '@pratiche/domain';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useFieldArray, type FieldArrayPath } from 'react-hook-form';
import type { ProductListName } from '../../catalog/product-lists.js';
import { useDossierSession } from '../../form/dossier-session-context.js';
import {
  createProductRowActions,
  firstFieldPath,
  NO_REMOVED_ROWS,
  undoButtonPath,
  type EqualRows,
  type ProductRowActions,
  type RemovedRow,
} from './product-row-actions.js';
import { fieldElementId, focusField } from '../../form/field-focus.js';

export interface ProductRows {
  list: ProductListName;
  ids: string[];
  refusal: string | null;
  removed: RemovedRow[];
  /** Rows added last because several pieces were typed. */
  equal: EqualRows | null;
  /** Index of the row that was added last; a new object each time. */
  added: { index: number } | null;
  actions: ProductRowActions;
  /** Restores the rows removed last. */
  restoreRemovedRows: () => void;
}

/** Rows of one product list, with what can be done to them. */
export function useProductRows(list: ProductListName): ProductRows {
  const session = useDossierSession();
  const name = `manufatti.${list}` as FieldArrayPath<DossierForm>;
  const { fields, append, insert, remove, move, update } = useFieldArray({
    control: session.form.control,
    name,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedRow[]>(NO_REMOVED_ROWS);
  const [equal, setEqual] = useState<EqualRows | null>(null);
  const focusOnceDrawn = useFocusOnceDrawn(undoButtonPath(list));
  const [added, setAdded] = useState<{ index: number } | null>(null);

  const refuseRows = useCallback(
    (count: number): boolean => {
      const message = validateAddedRows(session.values.manufatti, list, count);
      setRefusal(message);
      return message !== null;
    },
    [session, list],
  );
  /** `to` maps a row's old index to its new index. */
  const handleRowsMoved = useCallback(
    (to: (index: number) => number | null) => session.handleRowsMoved(`manufatti.${list}`, to),
    [session, list],
  );

  const actions = useMemo<ProductRowActions>(
    () =>
      createProductRowActions({
        list,
        session,
        fieldArray: { append, insert, remove, move, update },
        refuseRows,
        handleRowsMoved,
        setRefusal,
        setRemoved,
        setAdded,
        setEqual,
        focusOnceDrawn,
      }),
    [
      refuseRows,
      handleRowsMoved,
      append,
      insert,
      update,
      remove,
      move,
      session,
      list,
      focusOnceDrawn,
    ],
  );

  const restoreRemovedRows = () => {
    if (refuseRows(removed.length)) return;
    startTransition(() => {
      for (const { index, row } of removed) insert(index, row as never, { shouldFocus: false });
      setRemoved(NO_REMOVED_ROWS);
      focusOnceDrawn(firstFieldPath(list, removed[0]?.index ?? 0));
    });
    for (const { index } of removed) handleRowsMoved((at) => (at >= index ? at + 1 : at));
  };

  return {
    list,
    ids: fields.map(({ id }) => id),
    refusal,
    removed,
    equal,
    added,
    actions,
    restoreRemovedRows,
  };
}

/** Focuses the field with a path once it is drawn; `fixedPath` is visible at every scroll position. */
function useFocusOnceDrawn(fixedPath: string): (path: string) => void {
  const [toFocus, setToFocus] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (toFocus === null) return;
    if (toFocus.path === fixedPath)
      document.getElementById(fieldElementId(toFocus.path))?.focus({ preventScroll: true });
    // A sheet opens with its fields a moment later.
    else if (!focusField(toFocus.path)) setTimeout(() => focusField(toFocus.path), 0);
  }, [toFocus, fixedPath]);
  return useCallback((path: string) => setToFocus({ path }), []);
}
