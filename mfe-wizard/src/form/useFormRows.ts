import { type Generatore, type OtherBeneficiary, LIST_BOUNDS } from '@pratiche/domain';
import { useRef, type RefObject } from 'react';
import { useFieldArray } from 'react-hook-form';
import { indexAfterRemoval } from '../state/row-marks.js';
import { useDossierSession } from './dossier-session-context.js';
import { focusField } from './field-focus.js';

interface FormRowLists {
  generatori: Generatore;
  otherBeneficiaries: OtherBeneficiary;
}

interface FormRows {
  ids: readonly string[];
  addButton: RefObject<HTMLButtonElement | null>;
  /** Why there is no more room; `null` while there is. */
  whyFull: string | null;
  addRow: () => void;
  removeRow: (index: number) => void;
}

/**
 * Adds and removes rows of a short list, and updates the autofilled and marked fields. The focus
 * moves into the new row, or to the add button when the pressed button is removed with its row.
 */
export function useFormRows<List extends keyof FormRowLists>(
  list: List,
  create: () => FormRowLists[List],
  firstField: keyof FormRowLists[List] & string,
): FormRows {
  const session = useDossierSession();
  const { fields, append, remove } = useFieldArray({
    control: session.form.control,
    name: list as keyof FormRowLists,
  });
  const addButton = useRef<HTMLButtonElement>(null);

  return {
    ids: fields.map(({ id }) => id),
    addButton,
    whyFull: fields.length >= LIST_BOUNDS[list].max ? LIST_BOUNDS[list].message : null,
    addRow: () => {
      append(create(), { shouldFocus: false });
      setTimeout(() => focusField(`${list}.${fields.length}.${firstField}`), 0);
    },
    removeRow: (index) => {
      remove(index);
      session.handleRowsMoved(list, indexAfterRemoval([index]));
      // Full until the row is gone, it takes no focus before.
      setTimeout(() => addButton.current?.focus(), 0);
    },
  };
}
