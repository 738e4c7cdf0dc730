import {
  LIBRARY_SLUGS,
  listFirstGeneratorPatches,
  isEerRequired,
  NO_GENERATOR_MESSAGE,
  listHeatingPatchesLike,
} from '@pratiche/domain';
import { useEffect } from 'react';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { Field } from '../../fields/Field.js';
import { LibraryGuideButton } from '../../library/LibraryGuideButton.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { LastDossierButton } from '../../last-dossier/LastDossierButton.js';
import { Generators } from './Generators.js';
import { HEATING_TEXTS as TEXTS } from './texts.js';

/** The way out where the step is refused because there is no heating; customers choose no service. */
function NoHeatingHelp() {
  const { viewer } = useDossierSession();
  const isCompany = useDossierState(({ form }) => form.isCompany);
  const isRefused = useDossierState(
    ({ form, refusedStep }) =>
      refusedStep === 'impianto' &&
      form.serviceType === 1 &&
      (form.tipoImpianto === null || form.generatori.length === 0),
  );
  return isRefused && viewer !== 'beneficiary' ? (
    <p className="pr-muted">{TEXTS.noHeating(isCompany)}</p>
  ) : null;
}

/** Step 8: the heating system as it was before the works. */
export function Impianto() {
  const session = useDossierSession();
  const isUnanswered = useDossierState(({ form }) => form.tipoImpianto === null);
  const hasCooling = useDossierState((state) => state.form.impiantoClimatizzazioneEstiva);
  const isEerNeeded = useDossierState((state) => isEerRequired(state.form));
  const isMissing = useDossierState(
    (state) => state.refusedStep === 'impianto' && state.form.generatori.length === 0,
  );
  // A dossier whose windows came another way, from a file or an older version, has none yet.
  useEffect(() => session.autofillFields(listFirstGeneratorPatches(session.values)), [session]);
  return (
    <>
      <FormSection
        title={TEXTS.heating}
        actions={
          isUnanswered ? (
            <LastDossierButton
              onRead={(last) =>
                session.autofillFields(listHeatingPatchesLike(last, session.values))
              }
            />
          ) : undefined
        }
      >
        <FullWidth>
          <Field name="tipoImpianto" />
          <NoHeatingHelp />
        </FullWidth>
        <Field name="tipoTerminaleErogazione" />
        <Field name="tipoDistribuzione" />
        <Field name="tipoRegolazione" />
        <Field name="marcaImpiantoTermico" />
        <Field name="modelloImpiantoTermico" />
        <FullWidth>
          <div className="wz-guides">
            <LibraryGuideButton slug={LIBRARY_SLUGS.generatorGuide} text={TEXTS.generatorGuide} />
            <LibraryGuideButton slug={LIBRARY_SLUGS.heatingSheets} text={TEXTS.heatingSheets} />
          </div>
        </FullWidth>
      </FormSection>
      <Generators error={isMissing ? NO_GENERATOR_MESSAGE : null} />
      <FormSection title={TEXTS.cooling}>
        <FullWidth>
          <Field name="impiantoClimatizzazioneEstiva" />
        </FullWidth>
        {(hasCooling || isEerNeeded) && <Field name="valoreEer" />}
        {(hasCooling || isEerNeeded) && (
          <FullWidth>
            <LibraryGuideButton slug={LIBRARY_SLUGS.coolingSheets} text={TEXTS.coolingSheets} />
          </FullWidth>
        )}
      </FormSection>
    </>
  );
}
