import { categoryWarnings } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierForm } from '../../wizard/context.js';
import { Section } from '../Section.js';

/** Step 4: the property in the land registry, as the cadastral survey shows it. */
export function Catasto() {
  const form = useDossierForm();
  const warning = categoryWarnings(form)[0]?.message ?? null;
  return (
    <Section text="I dati si trovano sulla visura catastale. Un solo subalterno per pratica.">
      <Field name="immovableMunicipalityCode" />
      <Field name="immovableCadastralCode" warning={warning} help="Determina la destinazione d’uso particolare, che resta modificabile." />
      <Field name="cadastralSection" />
      <Field name="cadastralSheet" />
      <Field name="cadastralParcel" />
      <Field name="cadastralSubordinate" />
    </Section>
  );
}
