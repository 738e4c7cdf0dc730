import { listAskedAnswers, type DossierForm, type StepId } from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';
import { getFieldSpec } from '../catalog/field-catalog.js';
import { Field } from '../fields/Field.js';
import { useDossierState } from '../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { LowEmissiveGlass } from '../steps/manufatti/LowEmissiveGlass.js';
import '../steps/manufatti/product-list.css';
import { OFFICE_EDIT_TEXTS } from './texts.js';

/** Names the row of an answer where its label alone would not. */
function nameAnswer(path: string): string {
  const { label } = getFieldSpec(path as FieldPath<DossierForm>);
  const [list = '', row = ''] = path.split('.');
  const name = OFFICE_EDIT_TEXTS.rows[list as keyof typeof OFFICE_EDIT_TEXTS.rows];
  return name === undefined ? label : `${name} ${Number(row) + 1}: ${label}`;
}

/** The answers for ENEA in a step of the fitter; the back office may change them alone. */
export function OfficeAnswers({ step }: { step: StepId }) {
  // As a text, so that other edits leave it alone.
  const answers = useDossierState(({ form }) => listAskedAnswers(form, step).join());
  if (answers === '') return null;
  return (
    <FormSection title={OFFICE_EDIT_TEXTS.answers}>
      {step === 'manufatti' ? (
        <FullWidth>
          <LowEmissiveGlass />
        </FullWidth>
      ) : (
        answers.split(',').map((path) => (
          <FullWidth key={path}>
            <Field name={path as FieldPath<DossierForm>} label={nameAnswer(path)} inline />
          </FullWidth>
        ))
      )}
    </FormSection>
  );
}
