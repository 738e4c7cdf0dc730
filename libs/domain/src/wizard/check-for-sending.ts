import {
  PAST_DEADLINE_MESSAGE,
  PAST_LEGAL_DEADLINE_MESSAGE,
  validateDeadline,
  type EneaOpeningSettings,
} from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { listSendingErrors, type SendingError } from './sending-conditions.js';
import { buildStepStates } from './step-states.js';
import type { DocumentState } from '../completeness/check-documentazione.js';
import type { FieldError } from '../completeness/field-error.js';
import type { LimitSettings } from '../reference-tables/index.js';

/** Whether an error is the one about the days to send a dossier. */
export const isDeadlineError = (error: FieldError): boolean =>
  error.message === PAST_DEADLINE_MESSAGE || error.message === PAST_LEGAL_DEADLINE_MESSAGE;

/** What sending depends on besides the form. */
export interface SendingSituation {
  documents: readonly DocumentState[];
  /** Today in Italy, `yyyy-mm-dd`. */
  today: string;
  /** The back office asked for corrections or rejected it, and it was not sent since. */
  isSentBack?: boolean;
}

/**
 * Everything that blocks sending a dossier, credits apart: the deadline first, then each step the
 * fitter goes through, with what only sending asks for.
 */
export function checkForSending(
  form: DossierForm,
  { documents, today, isSentBack = false }: SendingSituation,
  settings: LimitSettings & EneaOpeningSettings,
): SendingError[] {
  const lateMessage = validateDeadline(form, today, isSentBack, settings.eneaOpenings);
  const late: SendingError[] =
    lateMessage === null
      ? []
      : [{ step: 'intervento', field: 'interventionEndDate', message: lateMessage }];
  // A dossier is sent only if the stepper shows every step as open and complete.
  const steps = buildStepStates(form, 'fitter', { today, documents }, settings);
  return [...late, ...listSendingErrors(steps, form, today)];
}
