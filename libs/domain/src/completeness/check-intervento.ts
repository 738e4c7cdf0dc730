import type { DossierForm } from '../dossier/index.js';
import { requireFields, type FieldError } from './field-error.js';

export const END_BEFORE_START_MESSAGE =
  'La data di fine lavori non può precedere la data di inizio lavori';

export const checkIntervento = (form: DossierForm): FieldError[] => {
  const start = form.interventionStartDate;
  const order = (['interventionEstimatedEndDate', 'interventionEndDate'] as const)
    .filter((field) => {
      const end = form[field];
      return start !== null && end !== null && end < start;
    })
    .map((field) => ({ field, message: END_BEFORE_START_MESSAGE }));
  return [
    ...requireFields(form, ['interventionOnImmovableType', 'interventionStartDate']),
    ...order,
  ];
};
