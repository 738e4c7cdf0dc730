import { todayInRome } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { TaxCodeField } from '../../fields/TaxCodeField.js';
import { useTaxCodeWarning } from '../../fields/useTaxCodeWarning.js';
import { SendToClientCard } from '../../send-to-client/SendToClient.js';
import { useDossierState } from '../../wizard/context.js';
import { Section, Wide } from '../Section.js';
import { OtherBeneficiaries } from './OtherBeneficiaries.js';

/** Step 1: who deducts the expense. */
export function Beneficiario() {
  const isCompany = useDossierState((state) => state.form.isCompany);
  return (
    <>
      <SendToClientCard />
      {isCompany ? <Company /> : <Person />}
      <OtherBeneficiaries />
    </>
  );
}

function Person() {
  return (
    <>
      <Section title="Persona fisica">
        <Field name="beneficiaryFirstName" />
        <Field name="beneficiaryLastName" />
        <TaxCodeField who="beneficiary" />
        <Field name="beneficiaryGender" />
        <Field name="beneficiaryBirthDate" max={todayInRome()} />
        <Field name="beneficiaryBirthMunicipality" />
        <Field name="beneficiaryBirthProvince" />
        <Field name="beneficiaryBirthNation" />
        <Field name="beneficiaryPhone" />
      </Section>
      <IdentityDocument />
    </>
  );
}

function Company() {
  return (
    <>
      <Section title="Persona giuridica">
        <Field name="beneficiaryCompanyType" />
        <Wide>
          <Field name="beneficiaryCompanyName" />
        </Wide>
        <Field
          name="beneficiarySsn"
          help="11 o 16 caratteri."
          warning={useTaxCodeWarning('beneficiarySsn')}
        />
        <Field name="beneficiaryPhone" />
      </Section>
      <Section title="Rappresentante legale">
        <Field name="beneficiaryAttorneyFirstName" label="Nome" />
        <Field name="beneficiaryAttorneyLastName" label="Cognome" />
        <TaxCodeField who="beneficiaryAttorney" />
        <Field name="beneficiaryAttorneyGender" label="Sesso" />
        <Field name="beneficiaryAttorneyBirthDate" label="Data di nascita" max={todayInRome()} />
        <Field name="beneficiaryAttorneyBirthMunicipality" label="Comune di nascita" />
        <Field name="beneficiaryAttorneyBirthProvince" label="Provincia di nascita" />
        <Field name="beneficiaryAttorneyBirthNation" label="Nazione di nascita" />
      </Section>
      <IdentityDocument />
    </>
  );
}

function IdentityDocument() {
  return (
    <Section title="Documento d’identità">
      <Field name="beneficiaryIdentificationDocNumber" label="Numero" />
      <Field name="beneficiaryIdentificationDocDate" label="Scadenza" min={todayInRome()} />
    </Section>
  );
}
