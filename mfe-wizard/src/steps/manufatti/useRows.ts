import { refuseRows } from '@pratiche/domain';
import { useCallback, useState } from 'react';
import { useFieldArray, type FieldArrayPath } from 'react-hook-form';
import type { DossierForm } from '@pratiche/domain';
import { useDossier } from '../../wizard/context.js';
import { focusField } from '../../wizard/focus.js';
import { LISTS, pathOf, type ListName, type Row } from './lists.js';

/** The rows of one list and everything that can be done with them, within the limits. */
export function useRows(list: ListName) {
  const session = useDossier();
  const name = `manufatti.${list}` as FieldArrayPath<DossierForm>;
  const { fields, append, insert, remove, move, update } = useFieldArray({ control: session.form.control, name });
  const [refusal, setRefusal] = useState<string | null>(null);

  const changed = useCallback(() => session.restructured(`manufatti.${list}`), [session, list]);
  const rows = useCallback(() => session.values.manufatti[list] as Row[], [session, list]);
  const refuse = useCallback((count: number): boolean => {
    const message = refuseRows(session.values.manufatti, list, count);
    setRefusal(message);
    return message !== null;
  }, [session, list]);

  const add = useCallback((count = 1) => {
    if (refuse(count)) return;
    const wasEmpty = session.store.get().id === null;
    const first = rows().length;
    append(Array.from({ length: count }, () => LISTS[list].create()) as never, { shouldFocus: false });
    changed();
    // A new dossier is kept from the first product on.
    if (wasEmpty) void session.flush();
    setTimeout(() => focusField(pathOf(list, first, LISTS[list].fields[0] ?? '')), 0);
  }, [append, changed, list, refuse, rows, session]);

  const copy = useCallback((index: number) => {
    if (refuse(1)) return;
    insert(index + 1, structuredClone(rows()[index]) as never, { shouldFocus: false });
    changed();
  }, [insert, changed, refuse, rows]);

  /** Values of the row above, into this one. */
  const copyAbove = useCallback((index: number) => {
    if (index === 0) return;
    update(index, structuredClone(rows()[index - 1]) as never);
    changed();
  }, [update, changed, rows]);

  const drop = useCallback((index: number | number[]) => { setRefusal(null); remove(index); changed(); }, [remove, changed]);
  const shift = useCallback((from: number, to: number) => { move(from, to); changed(); }, [move, changed]);

  return { ids: fields.map(({ id }) => id), rows, add, copy, copyAbove, drop, shift, refusal, setRefusal };
}

export type Rows = ReturnType<typeof useRows>;
