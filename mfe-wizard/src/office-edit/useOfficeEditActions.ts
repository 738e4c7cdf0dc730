import type { StepId } from '@pratiche/domain';
import { findNextStep } from '@pratiche/domain/dossier-rules';
import { useAlerts } from '@pratiche/ui';
import { useAllRules } from '../form/useAllRules.js';
import { useState } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { focusUnparsedField } from '../form/field-focus.js';
import { useShowStepErrors } from '../form/useShowStepErrors.js';
import type { WizardNavigation } from '../form/useWizardNavigation.js';
import { findStepToMend, listEditErrors } from './list-edit-errors.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';

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
