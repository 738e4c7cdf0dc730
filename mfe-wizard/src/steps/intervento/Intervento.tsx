import {
  dateWarnings,
  isTooLate,
  todayInRome,
  TOO_LATE_MESSAGE,
  yearWarnings,
} from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierState } from '../../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { FilingsHelp } from './FilingsHelp.js';

/** Step 6: what is done, and when. */
export function Intervento() {
  const end = useDossierState((state) => state.form.interventionEndDate);
  const otherYear = useDossierState((state) => yearWarnings(state.form)[0]?.message ?? null);
  const today = todayInRome();
  return (
    <FormSection>
      <FullWidth>
        <Field name="interventionOnImmovableType" more={<FilingsHelp />} />
      </FullWidth>
      <FullWidth>
        <Field name="interventionImmovableUnitNumber" />
      </FullWidth>
      <Field name="interventionStartDate" />
      <Field name="interventionEstimatedEndDate" />
      <Field
        name="interventionEndDate"
        warning={
          isTooLate(end, today)
            ? TOO_LATE_MESSAGE
            : (dateWarnings({ interventionEndDate: end }, today)[0]?.message ?? otherYear)
        }
      />
    </FormSection>
  );
}
