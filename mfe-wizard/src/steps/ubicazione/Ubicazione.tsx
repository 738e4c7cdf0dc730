import {
  LIBRARY_SLUGS,
  municipalityPatches,
  refuseResidenceCopy,
  residenceToProperty,
} from '@pratiche/domain';
import { Button, CopyOutlined } from '@pratiche/ui';
import { Field } from '../../fields/Field.js';
import { MunicipalityField } from '../../fields/MunicipalityField.js';
import { useMunicipalities } from '../../fields/useMunicipalities.js';
import { ZipField } from '../../fields/ZipField.js';
import { GuideButton } from '../../guides/GuideButton.js';
import { useDossier, useDossierState } from '../../wizard/context.js';
import { Section, Wide } from '../Section.js';

/** Step 3: where the works are done. */
export function Ubicazione() {
  const session = useDossier();
  const municipalities = useMunicipalities();
  const refusal = useDossierState((state) => refuseResidenceCopy(state.form));
  const copy = () => {
    session.fill(residenceToProperty(session.values));
    const { immovableMunicipality: name, immovableProvince: province } = session.values;
    const known = municipalities.find((one) => one.name === name && one.province === province);
    // The residence has no cadastral code to copy: it follows from the municipality.
    if (known)
      session.fill(
        municipalityPatches('immovable', known).filter(
          ({ field }) => field === 'immovableMunicipalityCode',
        ),
      );
    // A postal code somebody chose for the residence is no guess here either.
    if (
      (known?.caps.length ?? 0) > 1 &&
      !session.store.get().autofilled.has('beneficiaryResidentialZip')
    )
      session.edited('immovableZip');
    void session.form.trigger();
  };
  return (
    <Section
      title="Indirizzo dell’immobile"
      actions={
        <Button
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={copy}
          disabled={refusal !== null}
          {...(refusal ? { 'aria-describedby': 'wz-no-copy' } : {})}
        >
          Copia dati residenza
        </Button>
      }
    >
      {refusal && (
        <Wide>
          <p id="wz-no-copy" className="pr-muted">
            {refusal}
          </p>
        </Wide>
      )}
      <Wide>
        <MunicipalityField place="immovable" />
      </Wide>
      <Field name="immovableProvince" />
      <ZipField place="immovable" />
      <Wide>
        <Field name="immovableAddress" />
      </Wide>
      <Field name="immovableAddressNumber" />
      <Field name="immovableStair" />
      <Field name="immovableInterior" />
      <Field name="immovableClimateZone" />
      <Wide>
        <GuideButton slug={LIBRARY_SLUGS.cadastralGuide} text="Guida alla visura catastale (PDF)" />
      </Wide>
    </Section>
  );
}
