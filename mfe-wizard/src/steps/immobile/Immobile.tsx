import {
  describeDeductionRates,
  GENERAL_USES,
  getTodayInRome,
  PARTICULAR_USES,
  estimateConstructionYear,
  isLimitedService,
  isRealRightAskedFor,
} from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { useDossierRules } from '../../form/useDossierRules.js';
import { PROPERTY_TEXTS as TEXTS } from '../texts.js';

/** Step 5: what kind of property it is, and whose. */
export function Immobile() {
  const { getDeductionRates } = useDossierRules();
  const service = useDossierState((state) => state.form.serviceType);
  const isCompany = useDossierState((state) => state.form.isCompany);
  const isHardToAssign = useDossierState((state) => state.form.immovableParticularUse === 8);
  const isHolder = useDossierState(({ form }) =>
    isRealRightAskedFor(form.isCompany, form.immovablePossessionTitle),
  );
  const year =
    useDossierState((state) => state.form.annoRiferimento) ?? Number(getTodayInRome().slice(0, 4));
  const isLimited = isLimitedService(service);
  const onlyHomes = <V extends number>(choices: readonly { value: V; label: string }[]) =>
    isLimited ? choices.filter(({ value }) => value === 0) : choices;
  return (
    <>
      <FormSection title={TEXTS.property}>
        <ConstructionYear />
        <Field name="immovableSurfaceArea" />
        <FullWidth>
          <Field name="immovableUnitNumber" />
        </FullWidth>
        <FullWidth>
          <Field name="immovableMergeUnits" />
        </FullWidth>
        <FullWidth>
          <Field name="immovableBuildingTypology" />
        </FullWidth>
      </FormSection>
      <FormSection title={TEXTS.use}>
        <FullWidth>
          <Field name="immovableGeneralUse" choices={onlyHomes(GENERAL_USES)} />
        </FullWidth>
        <FullWidth>
          <Field name="immovableParticularUse" choices={onlyHomes(PARTICULAR_USES)} />
        </FullWidth>
        {service === 1 && isHardToAssign && (
          <FullWidth>
            <Field name="immovableParticularUseHardAttribution" />
          </FullWidth>
        )}
      </FormSection>
      <FormSection title={TEXTS.possession}>
        <FullWidth>
          <Field name="immovablePossessionTitle" />
        </FullWidth>
        {isHolder && (
          <FullWidth>
            <Field name="immovableRealRight" inline />
          </FullWidth>
        )}
        <FullWidth>
          <Field
            name="immovablePossessionType"
            help={
              isCompany
                ? TEXTS.companyUse
                : TEXTS.ratesOf(year, describeDeductionRates(getDeductionRates(year)))
            }
          />
        </FullWidth>
      </FormSection>
    </>
  );
}

/** A decade or a century in words says beside it which year goes to ENEA. */
function ConstructionYear() {
  const text = useDossierState((state) => state.form.immovableEstimatedYearOfConstruction);
  const year = estimateConstructionYear(text);
  const isRead = year !== null && String(year) !== text?.trim();
  return (
    <Field
      name="immovableEstimatedYearOfConstruction"
      {...(isRead ? { help: TEXTS.yearForEnea(year) } : {})}
    />
  );
}
