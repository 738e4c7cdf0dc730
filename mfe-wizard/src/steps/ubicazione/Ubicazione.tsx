import {
  LIBRARY_SLUGS,
  listMunicipalityPatches,
  validateResidenceCopy,
  listResidenceCopyPatches,
} from '@pratiche/domain';
import { Button, CopyOutlined } from '@pratiche/ui';
import { AddressField } from '../../fields/AddressField.js';
import { Field } from '../../fields/Field.js';
import { PlaceField } from '../../fields/PlaceField.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { useIsZoneHidden } from '../../fields/useHiddenPlaceFields.js';
import { useMunicipalities } from '../../fields/useMunicipalities.js';
import { ZipField } from '../../fields/ZipField.js';
import { LibraryGuideButton } from '../../library/LibraryGuideButton.js';
import { LIBRARY_TEXTS } from '../../library/texts.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth, ShortFields } from '../../form/FormSection.js';
import { LOCATION_TEXTS } from '../texts.js';

/** Step 3: where the works are done. */
export function Ubicazione() {
  const session = useDossierSession();
  const municipalities = useMunicipalities();
  const refusal = useDossierState((state) => validateResidenceCopy(state.form));
  const isZoneHidden = useIsZoneHidden();
  const copy = () => {
    session.autofillFields(listResidenceCopyPatches(session.values));
    const { immovableMunicipality: name, immovableProvince: province } = session.values;
    const known = municipalities.find((one) => one.name === name && one.province === province);
    // The residence has no cadastral code to copy: it follows from the municipality.
    if (known)
      session.autofillFields(
        listMunicipalityPatches('immovable', known).filter(
          ({ field }) => field === 'immovableMunicipalityCode',
        ),
      );
    // A postal code that the user chose for the residence counts as chosen here too.
    if (
      (known?.caps.length ?? 0) > 1 &&
      !session.store.get().autofilled.has('beneficiaryResidentialZip')
    )
      session.handleFieldEdited('immovableZip');
    void session.form.trigger();
  };
  return (
    <FormSection
      title={LOCATION_TEXTS.address}
      actions={
        <Button
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={copy}
          disabled={refusal !== null}
          {...(refusal ? { 'aria-describedby': 'wz-no-copy' } : {})}
        >
          {LOCATION_TEXTS.copyResidence}
        </Button>
      }
    >
      {refusal && (
        <FullWidth>
          <p id="wz-no-copy" className="pr-muted">
            {refusal}
          </p>
        </FullWidth>
      )}
      <FullWidth>
        <MunicipalityField place="immovable" />
      </FullWidth>
      <ShortFields>
        <PlaceField name="immovableProvince" />
        <ZipField place="immovable" />
      </ShortFields>
      <FullWidth>
        <AddressField place="immovable" />
      </FullWidth>
      <ShortFields>
        <Field name="immovableAddressNumber" />
        <Field name="immovableStair" />
        <Field name="immovableInterior" />
      </ShortFields>
      {!isZoneHidden && <PlaceField name="immovableClimateZone" />}
      {/* The customer gets it in the next step, which asks for what it explains. */}
      {session.viewer !== 'beneficiary' && (
        <FullWidth>
          <LibraryGuideButton
            slug={LIBRARY_SLUGS.cadastralGuide}
            text={LIBRARY_TEXTS.surveyGuide}
          />
        </FullWidth>
      )}
    </FormSection>
  );
}
