import { getTodayInRome, listDateWarnings } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { useLateMessage } from '../../form/useLateMessage.js';
import { useDossierRules } from '../../form/useDossierRules.js';
import { INTERVENTION_TEXTS as TEXTS } from '../texts.js';

/** Step 6: the works and their dates. */
export function Intervento() {
  const rules = useDossierRules();
  const lateMessage = useLateMessage();
  const end = useDossierState((state) => state.form.interventionEndDate);
  const otherYear = useDossierState(
    (state) => rules.listYearWarnings(state.form)[0]?.message ?? null,
  );
  const today = getTodayInRome();
  return (
    <FormSection>
      <FullWidth>
        <Field name="interventionOnImmovableType" help={TEXTS.immovableTypeHelp} />
      </FullWidth>
      <FullWidth>
        <Field name="interventionImmovableUnitNumber" />
      </FullWidth>
      <Field name="interventionStartDate" />
      <Field name="interventionEstimatedEndDate" />
      <Field
        name="interventionEndDate"
        warning={
          lateMessage ??
          listDateWarnings({ interventionEndDate: end }, today)[0]?.message ??
          otherYear
        }
      />
    </FormSection>
  );
}
