import { formatDay, getTodayInRome } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { Field } from '../../fields/Field.js';
import { TaxCodeField } from '../../fields/TaxCodeField.js';
import { useTaxCodeWarning } from '../../fields/useTaxCodeWarning.js';
import { BeneficiaryLinkCard } from '../../beneficiary-link/BeneficiaryLinkButton.js';
import {
  useDossierSession,
  useDossierState,
  useViewerText,
} from '../../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { OtherBeneficiaries } from './OtherBeneficiaries.js';
import { BENEFICIARY_STEP_TEXTS as TEXTS } from './texts.js';

/** Step 1: who deducts the expense. */
export function Beneficiario() {
  const isCompany = useDossierState((state) => state.form.isCompany);
  const Fields = isCompany ? CompanyFields : PersonFields;
  const { viewer } = useDossierSession();
  const title = viewer === 'beneficiary' ? TEXTS.you : isCompany ? TEXTS.company : TEXTS.person;
  return (
    <>
      <BeneficiaryLinkCard />
      <Fields title={title} />
      <OtherBeneficiaries />
    </>
  );
}

function PersonFields({ title }: { title: string }) {
  return (
    <>
      <FormSection title={title}>
        <Field name="beneficiaryFirstName" />
        <Field name="beneficiaryLastName" />
        <TaxCodeField who="beneficiary" />
        <BirthFields />
        <Field name="beneficiaryPhone" help={TEXTS.phoneHelp} />
      </FormSection>
      <IdentityDocumentFields />
    </>
  );
}

function CompanyFields({ title }: { title: string }) {
  return (
    <>
      <FormSection title={title}>
        <Field name="beneficiaryCompanyType" />
        <FullWidth>
          <Field name="beneficiaryCompanyName" />
        </FullWidth>
        <Field
          name="beneficiarySsn"
          help={TEXTS.companyTaxCodeHelp}
          warning={useTaxCodeWarning('beneficiarySsn')}
        />
        <Field name="beneficiaryPhone" help={TEXTS.phoneHelp} />
      </FormSection>
      <FormSection title={TEXTS.attorney}>
        <Field name="beneficiaryAttorneyFirstName" label={TEXTS.firstName} />
        <Field name="beneficiaryAttorneyLastName" label={TEXTS.lastName} />
        <TaxCodeField who="beneficiaryAttorney" />
        <Field name="beneficiaryAttorneyGender" label={TEXTS.gender} />
        <Field name="beneficiaryAttorneyBirthDate" label={TEXTS.birthDate} max={getTodayInRome()} />
        <Field name="beneficiaryAttorneyBirthMunicipality" label={TEXTS.birthMunicipality} />
        <Field name="beneficiaryAttorneyBirthProvince" label={TEXTS.birthProvince} />
        <Field name="beneficiaryAttorneyBirthNation" label={TEXTS.birthNation} />
      </FormSection>
      <IdentityDocumentFields />
    </>
  );
}

/** The customer must give both, who signs the delega that prints them; others learn when they serve. */
function IdentityDocumentFields() {
  const text = useViewerText<string | null>(TEXTS.identityDocumentHelp, null);
  return (
    <FormSection title={TEXTS.identityDocument} text={text}>
      <Field name="beneficiaryIdentificationDocNumber" label={TEXTS.number} />
      <Field name="beneficiaryIdentificationDocDate" label={TEXTS.expiry} min={getTodayInRome()} />
    </FormSection>
  );
}

const FIELDS = [
  'beneficiaryGender',
  'beneficiaryBirthDate',
  'beneficiaryBirthMunicipality',
  'beneficiaryBirthProvince',
  'beneficiaryBirthNation',
] as const;

/** Gender and birth of a person: for the customer one line, once the tax code has said all of it. */
function BirthFields() {
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
