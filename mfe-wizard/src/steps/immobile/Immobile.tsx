import {
  GENERAL_USES,
  isLimitedService,
  PARTICULAR_USES,
  ratesOf,
  todayInRome,
} from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierState } from '../../wizard/context.js';
import { Section, Wide } from '../Section.js';

/** Step 5: what kind of property it is, and whose. */
export function Immobile() {
  const service = useDossierState((state) => state.form.serviceType);
  const isHardToAssign = useDossierState((state) => state.form.immovableParticularUse === 8);
  const year =
    useDossierState((state) => state.form.annoRiferimento) ?? Number(todayInRome().slice(0, 4));
  const { mainHome, other } = ratesOf(year);
  const isLimited = isLimitedService(service);
  const onlyHomes = <V extends number>(choices: readonly { value: V; label: string }[]) =>
    isLimited ? choices.filter(({ value }) => value === 0) : choices;
  return (
    <>
      <Section title="Immobile">
        <Field name="immovableEstimatedYearOfConstruction" />
        <Field name="immovableSurfaceArea" />
        <Wide>
          <Field name="immovableUnitNumber" />
        </Wide>
        <Wide>
          <Field name="immovableMergeUnits" />
        </Wide>
        <Wide>
          <Field name="immovableBuildingTypology" />
        </Wide>
      </Section>
      <Section title="Destinazione d’uso">
        <Wide>
          <Field name="immovableGeneralUse" choices={onlyHomes(GENERAL_USES)} />
        </Wide>
        <Wide>
          <Field name="immovableParticularUse" choices={onlyHomes(PARTICULAR_USES)} />
        </Wide>
        {service === 1 && isHardToAssign && (
          <Wide>
            <Field name="immovableParticularUseHardAttribution" />
          </Wide>
        )}
      </Section>
      <Section title="Possesso">
        <Wide>
          <Field name="immovablePossessionTitle" />
        </Wide>
        <Wide>
          <Field
            name="immovablePossessionType"
            help={`Per le spese del ${year} la detrazione è del ${mainHome}% per l’abitazione principale del proprietario, del ${other}% negli altri casi.`}
          />
        </Wide>
      </Section>
    </>
  );
}
