import { EXPENSE_SPLIT_FIELDS, type ExpenseType } from '@pratiche/domain';
import { useState } from 'react';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';

/**
 * Whether the fitter tells the parts of an expense apart. Parts that came otherwise, as from an
 * invoice, open the split too; giving it up empties them and leaves the sum.
 */
export function useExpenseSplit(type: ExpenseType) {
  const session = useDossierSession();
  const [isOpened, setOpened] = useState(false);
  const fields = Object.values(EXPENSE_SPLIT_FIELDS[type]);
  const hasParts = useDossierState(({ form }) =>
    fields.some((field) => form.spese[field] !== null),
  );
  return {
    isSplit: isOpened || hasParts,
    setSplit: (isWanted: boolean) => {
      setOpened(isWanted);
      if (isWanted) return;
      session.editFields(fields.map((field) => ({ field: `spese.${field}`, value: null })));
      // The boxes come back with what the form has, at once.
      session.refreshStepView();
    },
  };
}
