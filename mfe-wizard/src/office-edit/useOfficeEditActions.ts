import {
  type AllRules,
  type DossierForm,
  type FieldError,
  getTodayInRome,
  isStatusCode,
  type StepId,
  findNextStep,
  findStepByPath,
} from '@pratiche/domain';
import { useAlerts } from '@pratiche/ui';
import { useState } from 'react';
import { useAllRules } from '../form/useAllRules.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { useShowStepErrors } from '../form/useShowStepErrors.js';
import type { WizardNavigation } from '../form/useWizardNavigation.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';
import type { DossierSession } from '../state/dossier-session.js';
import { diffValues } from '../state/merge-forms.js';

export interface OfficeEditActions {
  isSaving: boolean;
  /** Saves and opens the next step; after the last one, "Amministrazione pratica". */
  goOn: () => void;
  /** Saves and goes to "Amministrazione pratica". */
  leave: () => void;
}

/** "Avanti" of an operator: it saves, and stays where that fails. */
export function useOfficeEditActions(
  { current, openStep }: WizardNavigation,
  onLeave: () => void,
): OfficeEditActions {
  const session = useDossierSession();
  const rules = useAllRules();
  const alerts = useAlerts();
  const showErrors = useShowStepErrors();
  const [isSaving, setSaving] = useState(false);

  function showErrorsToMend(): boolean {
    const errors = listEditErrors(session, rules);
    const id = findStepToMend(errors, current);
    if (id === null) return false;
    if (id === current) showErrors({ id, errors });
    else openStep(id, errors[0]?.field);
    return true;
  }

  async function saveAndOpen(target: StepId | null) {
    if (isSaving || focusUnparsedField() || showErrorsToMend()) return;
    setSaving(true);
    const isSaved = await session.flush();
    setSaving(false);
    const { save, conflicts } = session.store.get();
    // If another person changed the same values, the conflict dialog opens: nothing has failed.
    if (!isSaved) {
      if (conflicts === null)
        alerts.error(save.kind === 'refused' ? save.message : OFFICE_EDIT_TEXTS.saveFailed);
      return;
    }
    if (target === null || target === 'amministrazione') onLeave();
    else openStep(target);
  }

  return {
    isSaving,
    goOn: () => void saveAndOpen(findNextStep(session.computeCurrentSteps(), current)),
    leave: () => void saveAndOpen(null),
  };
}

/** Errors for which the server would refuse to save: those of the values that were changed here. */
function listEditErrors(session: DossierSession, { checkOfficeEdit }: AllRules): FieldError[] {
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
function findStepToMend(errors: readonly FieldError[], current: StepId): StepId | null {
  const steps = errors.map(({ field }) => findStepByPath(field));
  return steps.includes(current) ? current : (steps[0] ?? null);
}
