import { isResidenceInItaly } from '@pratiche/domain';
import { AddressField } from '../../fields/AddressField.js';
import { Field } from '../../fields/Field.js';
import { PlaceField } from '../../fields/PlaceField.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { ZipField } from '../../fields/ZipField.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth, ShortFields } from '../../form/FormSection.js';
import { RESIDENCE_TEXTS } from '../texts.js';

/** Step 2: where the beneficiary lives. Abroad there is no municipality to pick. */
export function Residenza() {
  const isItaly = useDossierState((state) => isResidenceInItaly(state.form));
  return (
    <FormSection>
      <Field name="beneficiaryResidentialNation" />
      <FullWidth>
        {isItaly ? (
          <MunicipalityField place="beneficiaryResidential" />
        ) : (
          <Field name="beneficiaryResidentialMunicipality" label={RESIDENCE_TEXTS.city} />
        )}
      </FullWidth>
      <ShortFields>
        <PlaceField name="beneficiaryResidentialProvince" />
        <ZipField place="beneficiaryResidential" />
      </ShortFields>
      <AddressField place="beneficiaryResidential" />
      <Field name="beneficiaryResidentialAddressNumber" />
    </FormSection>
  );
}
