import { needsEer, NO_GENERATOR_MESSAGE } from '@pratiche/domain';
import { useDossierState } from '../../wizard/context.js';
import { Field } from '../../fields/Field.js';
import { Section, Wide } from '../Section.js';
import { Generators } from './Generators.js';

/** Step 8: the heating system as it was before the works. */
export function Impianto() {
  const hasCooling = useDossierState((state) => state.form.impiantoClimatizzazioneEstiva);
  const isEerNeeded = useDossierState((state) => needsEer(state.form));
  const isMissing = useDossierState((state) => state.refusedStep === 'impianto' && state.form.generatori.length === 0);
  return (
    <>
      <Section title="Impianto">
        <Wide><Field name="tipoImpianto" /></Wide>
        <Field name="tipoTerminaleErogazione" />
        <Field name="vettoreEnergetico" />
        <Field name="marcaImpiantoTermico" />
        <Field name="modelloImpiantoTermico" />
      </Section>
      <Generators error={isMissing ? NO_GENERATOR_MESSAGE : null} />
      <Section title="Climatizzazione estiva">
        <Wide><Field name="impiantoClimatizzazioneEstiva" /></Wide>
        {(hasCooling || isEerNeeded) && <Field name="valoreEer" />}
      </Section>
    </>
  );
}
