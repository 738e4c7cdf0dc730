import { isResidenceInItaly } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { ZipField } from '../../fields/ZipField.js';
import { useDossierState } from '../../wizard/context.js';
import { Section, Wide } from '../Section.js';

/** Step 2: where the beneficiary lives. Abroad there is no municipality to pick. */
export function Residenza() {
  const isItaly = useDossierState((state) => isResidenceInItaly(state.form));
  return (
    <Section>
      <Field name="beneficiaryResidentialNation" />
      <Wide>
        {isItaly ? (
          <MunicipalityField place="beneficiaryResidential" />
        ) : (
          <Field name="beneficiaryResidentialMunicipality" label="Città" />
        )}
      </Wide>
      <Field name="beneficiaryResidentialProvince" />
      <ZipField place="beneficiaryResidential" />
      <Wide>
        <Field name="beneficiaryResidentialAddress" />
      </Wide>
      <Field name="beneficiaryResidentialAddressNumber" />
    </Section>
  );
}
