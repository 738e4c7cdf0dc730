import {
  isPastDeadline,
  PAST_DEADLINE_MESSAGE,
  type EneaOpeningSettings,
} from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { buildStepStates } from './step-states.js';
import type { StepId } from '../steps/step-id.js';
import type { DocumentState } from '../completeness/check-documentazione.js';
import type { FieldError } from '../completeness/field-error.js';
import type { LimitSettings } from '../reference-tables/index.js';

/** An error that blocks sending, with the step where it can be mended. */
export interface SendingError extends FieldError {
  step: StepId;
}

/** Whether an error is the one about the 84 days. */
export const isDeadlineError = (error: FieldError): boolean =>
  error.message === PAST_DEADLINE_MESSAGE;

/**
 * Everything that blocks sending a dossier, credits apart: the 84 days first, then each step the fitter goes through.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function checkForSending(
  form: DossierForm,
  documents: readonly DocumentState[],
  today: string,
  settings: LimitSettings & EneaOpeningSettings,
): SendingError[] {
  const late: SendingError[] = isPastDeadline(
    form.interventionEndDate,
    today,
    settings.eneaOpenings,
  )
    ? [{ step: 'intervento', field: 'interventionEndDate', message: PAST_DEADLINE_MESSAGE }]
    : [];
  // A dossier is sent only if the stepper shows every step as open and complete.
  const steps = buildStepStates(form, 'fitter', { today, documents }, settings);
  return [
    ...late,
    ...steps.flatMap(({ id, errors }) => errors.map((error) => ({ step: id, ...error }))),
  ];
}
