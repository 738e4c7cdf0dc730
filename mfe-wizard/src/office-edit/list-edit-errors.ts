import {
  getTodayInRome,
  isStatusCode,
  type DossierForm,
  type FieldError,
  type AllRules,
  type StepId,
} from '@pratiche/domain';
import { findStepByPath } from '@pratiche/domain/dossier-rules';
import type { DossierSession } from '../state/dossier-session.js';
import { diffValues } from '../state/merge-forms.js';

/** Errors for which the server would refuse to save: those of the values that were changed here. */
export function listEditErrors(
  session: DossierSession,
  { checkOfficeEdit }: AllRules,
): FieldError[] {
  const code = session.store.get().record?.status.code;
  if (session.storedForm === null || !isStatusCode(code)) return [];
  const changed = diffValues(session.storedForm, session.values).map(
    ({ path }) => path.split('.')[0] as keyof DossierForm,
  );
  return checkOfficeEdit({
    status: code,
    after: session.values,
    changed,
    today: getTodayInRome(),
  });
}

/** The step of the first error, the current one before the others. */
export function findStepToMend(errors: readonly FieldError[], current: StepId): StepId | null {
  const steps = errors.map(({ field }) => findStepByPath(field));
  return steps.includes(current) ? current : (steps[0] ?? null);
}
