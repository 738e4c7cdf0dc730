import { isResidenceInItaly } from '@pratiche/domain';
import { useState } from 'react';
import { AddressField } from '../../fields/AddressField.js';
import { Field } from '../../fields/Field.js';
import { PlaceField } from '../../fields/PlaceField.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { ZipField } from '../../fields/ZipField.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth, ShortFields } from '../../form/FormSection.js';
import { useFieldReturnText } from '../../returns/useReturnPoints.js';
import { RESIDENCE_TEXTS } from '../texts.js';

/** Step 2: where the beneficiary lives. Abroad there is no municipality to pick. */
export function Residenza() {
  const isItaly = useDossierState((state) => isResidenceInItaly(state.form));
  const hasNation = useDossierState((state) => Boolean(state.form.beneficiaryResidentialNation));
  const { viewer } = useDossierSession();
  const isReturned = useFieldReturnText('beneficiaryResidentialNation') !== null;
  // Nearly every customer lives in Italy, and reads no field that says so.
  const [isAsked, setAsked] = useState(false);
  const isNationHidden =
    viewer === 'beneficiary' && isItaly && hasNation && !isReturned && !isAsked;
  return (
    <FormSection>
      {isNationHidden ? (
        <FullWidth>
          <button type="button" className="pr-link-button" onClick={() => setAsked(true)}>
            {RESIDENCE_TEXTS.abroad}
          </button>
        </FullWidth>
      ) : (
        <Field name="beneficiaryResidentialNation" />
      )}
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
