import type { DossierForm } from '../dossier/index.js';
import type { FieldError } from '../completeness/field-error.js';
import type { StepId } from '../steps/step-id.js';
import type { StepState } from './step-states.js';

/** An error that blocks sending, with the step where it can be mended. */
export interface SendingError extends FieldError {
  step: StepId;
}

export const END_DATE_MISSING_MESSAGE =
  'Indica la data di ultimazione dei lavori: senza, puoi salvare la pratica ma non inviarla';
export const END_DATE_FUTURE_MESSAGE =
  'La data di ultimazione è futura: potrai inviare la pratica quando i lavori sono conclusi';
export const ZONE_MISSING_MESSAGE =
  'Indica la zona climatica: senza, non possiamo controllare il limite di trasmittanza';

/**
 * What a draft may lack and a dossier that is sent may not: a past end of the works, from which the
 * deadline counts, and the climate zone, unless the provider acquires the data of the property.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function checkSendingConditions(
  {
    interventionEndDate: end,
    immovableClimateZone,
    acquisizioneBeneficiario,
    manufatti,
  }: Pick<
    DossierForm,
    'interventionEndDate' | 'immovableClimateZone' | 'acquisizioneBeneficiario' | 'manufatti'
  >,
  today: string,
): SendingError[] {
  const endMessage =
    end === null ? END_DATE_MISSING_MESSAGE : end > today ? END_DATE_FUTURE_MESSAGE : null;
  const lacksZone =
    immovableClimateZone === null && !acquisizioneBeneficiario && manufatti.serramenti.length > 0;
  return [
    ...(lacksZone
      ? [
          {
            step: 'ubicazione' as const,
            field: 'immovableClimateZone',
            message: ZONE_MISSING_MESSAGE,
          },
        ]
      : []),
    ...(endMessage === null
      ? []
      : [{ step: 'intervento' as const, field: 'interventionEndDate', message: endMessage }]),
  ];
}

/** The errors of the steps, each step's followed by what only sending asks of it and no step did. */
export function listSendingErrors(
  steps: readonly Pick<StepState, 'id' | 'errors'>[],
  form: DossierForm,
  today: string,
): SendingError[] {
  const conditions = checkSendingConditions(form, today);
  return steps.flatMap(({ id, errors }) => [
    ...errors.map((error) => ({ step: id, ...error })),
    ...conditions.filter(
      ({ step, field }) => step === id && !errors.some((error) => error.field === field),
    ),
  ]);
}
