import { createEmptyOtherBeneficiary, isLimitedService } from '@pratiche/domain/dossier-rules';
import { Button, PlusOutlined } from '@pratiche/ui';
import { useWatch } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { ApplicantKindField } from '../../fields/ApplicantKindField.js';
import { useTaxCodeWarning } from '../../fields/useTaxCodeWarning.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { FullWidth } from '../../form/FormSection.js';
import { useFormRows } from '../../form/useFormRows.js';
import { ExpenseShares } from './ExpenseShares.js';
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
  const isCompany = useWatch({
    control: form.control,
    name: `otherBeneficiaries.${index}.isCompany`,
  });
  const prefix = `otherBeneficiaries.${index}` as const;
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
        <Field name={`${prefix}.beneficiaryExpenseShare`} disabled={viewer === 'admin'} />
      </div>
    </div>
  );
}
