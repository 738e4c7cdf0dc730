import { formatCents, listProductTypes, sumExpenseCents } from '@pratiche/domain';
import { useDossierForm } from '../../form/dossier-session-context.js';
import { ExpenseSection } from './ExpenseSection.js';
import { EXPENSE_TEXTS as TEXTS } from './texts.js';

/** Step 9: the expenses, for each kind of product in the dossier. */
export function Spese() {
  const form = useDossierForm();
  return (
    <>
      {listProductTypes(form).map((type, index) => (
        <ExpenseSection key={type} type={type} isFirst={index === 0} />
      ))}
      <p className="wz-total pr-card">
        <span>{TEXTS.sum}</span>{' '}
        <strong className="pr-number">{formatCents(sumExpenseCents(form))}</strong>
      </p>
    </>
  );
}
