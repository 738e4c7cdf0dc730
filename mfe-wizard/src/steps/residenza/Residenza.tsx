import { DEFAULT_NATION } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { useDossierState } from '../../wizard/context.js';
import { Section, Wide } from '../Section.js';

/** Step 2: where the beneficiary lives. Abroad there is no municipality to pick. */
export function Residenza() {
  const nation = useDossierState((state) => state.form.beneficiaryResidentialNation);
  const isItaly = nation === null || nation.trim().toLowerCase() === DEFAULT_NATION.toLowerCase();
  return (
    <Section>
      <Field name="beneficiaryResidentialNation" />
      <Wide>{isItaly ? <MunicipalityField place="beneficiaryResidential" /> : <Field name="beneficiaryResidentialMunicipality" label="Città" />}</Wide>
      <Field name="beneficiaryResidentialProvince" />
      <Field name="beneficiaryResidentialZip" />
      <Field name="beneficiaryResidentialAddress" />
      <Field name="beneficiaryResidentialAddressNumber" />
    </Section>
  );
}
