import { formatCents, listBeneficiaryShares, sumExpenseCents } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierForm, useDossierSession } from '../../form/dossier-session-context.js';

/** The share of the first beneficiary, and how far the shares make up the expense. */
export function ExpenseShares() {
  const form = useDossierForm();
  const { viewer } = useDossierSession();
  const shares = listBeneficiaryShares(form);
  const [first] = shares;
  const total = form.serviceType === 1 ? sumExpenseCents(form) : 0;
  const sum = shares.reduce((cents, { shareCents }) => cents + (shareCents ?? 0), 0);
  return (
    <div className="wz-row" role="group" aria-label="Quota del primo beneficiario">
      <h4>Quota di {first?.name || 'chi è indicato sopra'}</h4>
      <p className="pr-muted">
        Ciascuno detrae la parte che paga, con il proprio titolo di possesso.
      </p>
      <div className="wz-grid">
        {/* Who pays what is the fitter's to say: the back office asks for corrections. */}
        <Field name="beneficiaryExpenseShare" disabled={viewer === 'admin'} />
      </div>
      {sum > 0 && (
        <p className="wz-total">
          <span>Somma delle quote{total > 0 && ` su ${formatCents(total)} di spese`}</span>{' '}
          <strong className="pr-number">{formatCents(sum)}</strong>
        </p>
      )}
    </div>
  );
}
