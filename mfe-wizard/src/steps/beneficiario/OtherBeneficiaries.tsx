import {
  formatCents,
  listBeneficiaryShares,
  sumExpenseCents,
  createEmptyOtherBeneficiary,
  isLimitedService,
  isRealRightAskedFor,
} from '@pratiche/domain';
import { Button, PlusOutlined } from '@pratiche/ui';
import { useWatch } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { ApplicantKindField } from '../../fields/ApplicantKindField.js';
import { useTaxCodeWarning } from '../../fields/useTaxCodeWarning.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { FullWidth } from '../../form/FormSection.js';
import { useFormRows } from '../../form/useFormRows.js';
import { BENEFICIARY_STEP_TEXTS as TEXTS } from './texts.js';

/** Further people or companies that share the expense. */
export function OtherBeneficiaries() {
  const personOnly = useDossierState((state) => isLimitedService(state.form.serviceType));
  const { ids, addButton, whyFull, addRow, removeRow } = useFormRows(
    'otherBeneficiaries',
    createEmptyOtherBeneficiary,
    personOnly ? 'beneficiaryFirstName' : 'isCompany',
  );
  return (
    <div className="wz-section pr-card">
      <div className="wz-section-head">
        <h3>{TEXTS.others}</h3>
        <Button
          ref={addButton}
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={addRow}
          disabled={whyFull !== null}
        >
          {TEXTS.add}
        </Button>
      </div>
      {whyFull && <p className="pr-muted">{whyFull}</p>}
      {ids.length === 0 && <p className="pr-muted">{TEXTS.othersHelp}</p>}
      {ids.map((id, index) => (
        <OtherBeneficiaryCard
          key={id}
          index={index}
          personOnly={personOnly}
          onRemove={() => removeRow(index)}
        />
      ))}
      {ids.length > 0 && <ExpenseShares />}
    </div>
  );
}

function OtherBeneficiaryCard({
  index,
  personOnly,
  onRemove,
}: {
  index: number;
  personOnly: boolean;
  onRemove: () => void;
}) {
  const { form, viewer } = useDossierSession();
  const prefix = `otherBeneficiaries.${index}` as const;
  const [isCompany, title] = useWatch({
    control: form.control,
    name: [`${prefix}.isCompany`, `${prefix}.beneficiaryPossessionTitle`],
  });
  return (
    <div className="wz-row" role="group" aria-label={TEXTS.otherNumber(index + 1)}>
      <div className="wz-section-head">
        <h4>
          {TEXTS.other} {index + 1}
        </h4>
        <Button danger onClick={onRemove} aria-label={TEXTS.removeNumber(index + 1)}>
          {TEXTS.remove}
        </Button>
      </div>
      <div className="wz-grid">
        {/* Where only persons may be named there is nothing to choose, except for a company that is there already. */}
        {(!personOnly || isCompany) && (
          <FullWidth>
            <ApplicantKindField
              name={`${prefix}.isCompany`}
              label={TEXTS.kind}
              personOnly={personOnly}
            />
          </FullWidth>
        )}
        {isCompany ? (
          <Field name={`${prefix}.beneficiaryCompanyName`} />
        ) : (
          <>
            <Field name={`${prefix}.beneficiaryFirstName`} />
            <Field name={`${prefix}.beneficiaryLastName`} />
          </>
        )}
        <Field
          name={`${prefix}.beneficiarySsn`}
          help={isCompany ? TEXTS.companyTaxCodeHelp : TEXTS.otherTaxCodeHelp}
          warning={useTaxCodeWarning(`${prefix}.beneficiarySsn`)}
        />
        <FullWidth>
          <Field name={`${prefix}.beneficiaryPossessionTitle`} />
        </FullWidth>
        {isRealRightAskedFor(isCompany, title) && (
          <FullWidth>
            <Field name={`${prefix}.beneficiaryRealRight`} inline />
          </FullWidth>
        )}
        <Field name={`${prefix}.beneficiaryExpenseShare`} disabled={viewer === 'admin'} />
      </div>
    </div>
  );
}

/** The share of the first beneficiary, and how far the shares make up the expense. */
function ExpenseShares() {
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
