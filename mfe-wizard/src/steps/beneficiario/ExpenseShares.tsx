import { formatCents, listBeneficiaryShares, sumExpenseCents } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierForm, useDossierSession } from '../../form/dossier-session-context.js';
import { BENEFICIARY_STEP_TEXTS as TEXTS } from './texts.js';

/** The share of the first beneficiary, and how far the shares make up the expense. */
export function ExpenseShares() {
  const form = useDossierForm();
  const { viewer } = useDossierSession();
  const shares = listBeneficiaryShares(form);
  const [first] = shares;
  const total = form.serviceType === 1 ? sumExpenseCents(form) : 0;
  const sum = shares.reduce((cents, { shareCents }) => cents + (shareCents ?? 0), 0);
  return (
    <div className="wz-row" role="group" aria-label={TEXTS.firstShare}>
      <h4>
        {TEXTS.shareOf} {first?.name || TEXTS.shareOfFirst}
      </h4>
      <p className="pr-muted">{TEXTS.sharesHelp}</p>
      <div className="wz-grid">
        {/* Who pays what is the fitter's to say: the back office asks for corrections. */}
        <Field name="beneficiaryExpenseShare" disabled={viewer === 'admin'} />
      </div>
      {sum > 0 && (
        <p className="wz-total">
          <span>
            {TEXTS.shareSum}
            {total > 0 && TEXTS.shareSumOf(formatCents(total))}
          </span>{' '}
          <strong className="pr-number">{formatCents(sum)}</strong>
        </p>
      )}
    </div>
  );
}
