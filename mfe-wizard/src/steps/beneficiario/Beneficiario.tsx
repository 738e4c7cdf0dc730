import { getTodayInRome } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { TaxCodeField } from '../../fields/TaxCodeField.js';
import { useTaxCodeWarning } from '../../fields/useTaxCodeWarning.js';
import { BeneficiaryLinkCard } from '../../beneficiary-link/BeneficiaryLinkButton.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { OtherBeneficiaries } from './OtherBeneficiaries.js';

/** Step 1: who deducts the expense. */
export function Beneficiario() {
  const isCompany = useDossierState((state) => state.form.isCompany);
  return (
    <>
      <BeneficiaryLinkCard />
      {isCompany ? <CompanyFields /> : <PersonFields />}
      <OtherBeneficiaries />
    </>
  );
}

function PersonFields() {
  return (
    <>
      <FormSection title="Persona fisica">
        <Field name="beneficiaryFirstName" />
        <Field name="beneficiaryLastName" />
        <TaxCodeField who="beneficiary" />
        <Field name="beneficiaryGender" />
        <Field name="beneficiaryBirthDate" max={getTodayInRome()} />
        <Field name="beneficiaryBirthMunicipality" />
        <Field name="beneficiaryBirthProvince" />
        <Field name="beneficiaryBirthNation" />
        <Field name="beneficiaryPhone" />
      </FormSection>
      <IdentityDocumentFields />
    </>
  );
}

function CompanyFields() {
  return (
    <>
      <FormSection title="Persona giuridica">
        <Field name="beneficiaryCompanyType" />
        <FullWidth>
          <Field name="beneficiaryCompanyName" />
        </FullWidth>
        <Field
          name="beneficiarySsn"
          help="11 o 16 caratteri."
          warning={useTaxCodeWarning('beneficiarySsn')}
        />
        <Field name="beneficiaryPhone" />
      </FormSection>
      <FormSection title="Rappresentante legale">
        <Field name="beneficiaryAttorneyFirstName" label="Nome" />
        <Field name="beneficiaryAttorneyLastName" label="Cognome" />
        <TaxCodeField who="beneficiaryAttorney" />
        <Field name="beneficiaryAttorneyGender" label="Sesso" />
        <Field name="beneficiaryAttorneyBirthDate" label="Data di nascita" max={getTodayInRome()} />
        <Field name="beneficiaryAttorneyBirthMunicipality" label="Comune di nascita" />
        <Field name="beneficiaryAttorneyBirthProvince" label="Provincia di nascita" />
        <Field name="beneficiaryAttorneyBirthNation" label="Nazione di nascita" />
      </FormSection>
      <IdentityDocumentFields />
    </>
  );
}

function IdentityDocumentFields() {
  return (
    <FormSection title="Documento d’identità">
      <Field name="beneficiaryIdentificationDocNumber" label="Numero" />
      <Field name="beneficiaryIdentificationDocDate" label="Scadenza" min={getTodayInRome()} />
    </FormSection>
  );
}
