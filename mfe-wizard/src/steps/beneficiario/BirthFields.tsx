import { formatDay, getTodayInRome } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { Field } from '../../fields/Field.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { FullWidth } from '../../form/FormSection.js';
import { BENEFICIARY_STEP_TEXTS as TEXTS } from './texts.js';

const FIELDS = [
  'beneficiaryGender',
  'beneficiaryBirthDate',
  'beneficiaryBirthMunicipality',
  'beneficiaryBirthProvince',
  'beneficiaryBirthNation',
] as const;

/** Gender and birth of a person: for the customer one line, once the tax code has said all of it. */
export function BirthFields() {
  const { viewer } = useDossierSession();
  const [isOpen, setOpen] = useState(false);
  const isKnown = useDossierState(({ autofilled }) => FIELDS.every((one) => autofilled.has(one)));
  const birth = useDossierState(({ form }) =>
    TEXTS.born(
      form.beneficiaryGender === 'F',
      formatDay(form.beneficiaryBirthDate),
      form.beneficiaryBirthMunicipality ?? '',
      form.beneficiaryBirthProvince ?? '',
    ),
  );
  if (viewer === 'beneficiary' && isKnown && !isOpen)
    return (
      <FullWidth>
        <p className="wz-birth">
          {birth}
          <Button type="link" aria-label={TEXTS.editBirth} onClick={() => setOpen(true)}>
            {TEXTS.edit}
          </Button>
        </p>
      </FullWidth>
    );
  return (
    <>
      <Field name="beneficiaryGender" />
      <Field name="beneficiaryBirthDate" max={getTodayInRome()} />
      <Field name="beneficiaryBirthMunicipality" />
      <Field name="beneficiaryBirthProvince" />
      <Field name="beneficiaryBirthNation" />
    </>
  );
}
