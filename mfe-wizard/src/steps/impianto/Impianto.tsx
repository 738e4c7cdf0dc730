import {
  firstGeneratorPatches,
  LIBRARY_SLUGS,
  needsEer,
  NO_GENERATOR_MESSAGE,
} from '@pratiche/domain';
import { useEffect } from 'react';
import { useDossier, useDossierState } from '../../wizard/context.js';
import { Field } from '../../fields/Field.js';
import { GuideButton } from '../../guides/GuideButton.js';
import { Section, Wide } from '../Section.js';
import { Generators } from './Generators.js';

/** Step 8: the heating system as it was before the works. */
export function Impianto() {
  const session = useDossier();
  const hasCooling = useDossierState((state) => state.form.impiantoClimatizzazioneEstiva);
  const isEerNeeded = useDossierState((state) => needsEer(state.form));
  const isMissing = useDossierState(
    (state) => state.refusedStep === 'impianto' && state.form.generatori.length === 0,
  );
  // A dossier whose windows came another way, from a file or an older version, has none yet.
  useEffect(() => session.fill(firstGeneratorPatches(session.values)), [session]);
  return (
    <>
      <Section title="Impianto">
        <Wide>
          <Field name="tipoImpianto" />
        </Wide>
        <Field name="tipoTerminaleErogazione" />
        <Field name="vettoreEnergetico" />
        <Field name="marcaImpiantoTermico" />
        <Field name="modelloImpiantoTermico" />
        <Wide>
          <div className="wz-guides">
            <GuideButton
              slug={LIBRARY_SLUGS.generatorGuide}
              text="Guida al generatore di calore (PDF)"
            />
            <GuideButton
              slug={LIBRARY_SLUGS.heatingSheets}
              text="Schede tecniche degli impianti di riscaldamento (PDF)"
            />
          </div>
        </Wide>
      </Section>
      <Generators error={isMissing ? NO_GENERATOR_MESSAGE : null} />
      <Section title="Climatizzazione estiva">
        <Wide>
          <Field name="impiantoClimatizzazioneEstiva" />
        </Wide>
        {(hasCooling || isEerNeeded) && <Field name="valoreEer" />}
        {(hasCooling || isEerNeeded) && (
          <Wide>
            <GuideButton
              slug={LIBRARY_SLUGS.coolingSheets}
              text="Schede tecniche dei climatizzatori (PDF)"
            />
          </Wide>
        )}
      </Section>
    </>
  );
}
