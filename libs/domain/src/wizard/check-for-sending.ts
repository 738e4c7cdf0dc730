import {
  isPastDeadline,
  PAST_DEADLINE_MESSAGE,
  type EneaOpeningSettings,
} from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { checkSendingConditions, type SendingError } from './sending-conditions.js';
import { buildStepStates } from './step-states.js';
import type { DocumentState } from '../completeness/check-documentazione.js';
import type { FieldError } from '../completeness/field-error.js';
import type { LimitSettings } from '../reference-tables/index.js';

/** Whether an error is the one about the 84 days. */
export const isDeadlineError = (error: FieldError): boolean =>
  error.message === PAST_DEADLINE_MESSAGE;

/**
 * Everything that blocks sending a dossier, credits apart: the 84 days first, then each step the fitter
 * goes through, with what only sending asks for.
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
  const conditions = checkSendingConditions(form, today);
  // A dossier is sent only if the stepper shows every step as open and complete.
  const steps = buildStepStates(form, 'fitter', { today, documents }, settings);
  return [
    ...late,
    ...steps.flatMap(({ id, errors }) => [
      ...errors.map((error) => ({ step: id, ...error })),
      ...conditions.filter(
        ({ step, field }) => step === id && !errors.some((error) => error.field === field),
      ),
    ]),
  ];
}
