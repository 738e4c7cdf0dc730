import { findPreviousStep } from '@pratiche/domain/dossier-rules';
import { Button } from '@pratiche/ui';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';
import type { OfficeEditActions } from './useOfficeEditActions.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';

/** Indietro, the jump to "Amministrazione pratica", Avanti. */
export function OfficeEditActionBar({ isSaving, goOn, leave }: OfficeEditActions) {
  const { steps, current, goToPreviousStep } = useWizardNavigationContext();
  return (
    <div className="wz-actions">
      <Button onClick={goToPreviousStep} disabled={findPreviousStep(steps, current) === null}>
        {OFFICE_EDIT_TEXTS.back}
      </Button>
      <Button onClick={leave} disabled={isSaving}>
        {OFFICE_EDIT_TEXTS.administration}
      </Button>
      <Button type="primary" onClick={goOn} loading={isSaving}>
        {OFFICE_EDIT_TEXTS.forward}
      </Button>
    </div>
  );
}
