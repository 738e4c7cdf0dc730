import { findPreviousStep } from '@pratiche/domain';
import { Button, useAlerts, useOnlineStatus } from '@pratiche/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDossierSession } from './dossier-session-context.js';
import { focusUnparsedField, showFirstError } from './field-focus.js';
import { useHoldFiles } from './useHoldFiles.js';
import { useWizardNavigationContext } from './wizard-navigation-context.js';
import { FORM_TEXTS as TEXTS } from './texts.js';
import { FEW_ERRORS, useRefusedErrors } from './useRefusedErrors.js';

interface StepActionsProps {
  /** What the last step has in the place of "Avanti". */
  children?: ReactNode;
}

/** Indietro, Salva bozza, Avanti; on phones always in view. */
export function StepActions({ children }: StepActionsProps) {
  const session = useDossierSession();
  const { steps, current, goToNextStep, goToPreviousStep } = useWizardNavigationContext();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const holdFiles = useHoldFiles();
  const isOnline = useOnlineStatus();
  const [isSaving, setSaving] = useState(false);
  const isLast = steps.at(-1)?.id === current;
  const serviceIsSet = steps[0]?.complete ?? false;

  async function saveDraft() {
    if (focusUnparsedField() || holdFiles('leave')) return;
    setSaving(true);
    const saved = await session.flush();
    setSaving(false);
    if (saved) {
      alerts.success(TEXTS.saved, { keepOnNavigation: true });
      void navigate('/modules/drafts');
      return;
    }
    const { conflicts, isBackedUp } = session.store.get();
    // If another user changed the same values, the conflict dialog opens: nothing has failed. Nor has
    // it without a network, where the note on top says that the device keeps the work.
    if (conflicts === null && (navigator.onLine || !isBackedUp)) alerts.error(TEXTS.saveFailed);
  }

  const waits = current === 'servizio' && !serviceIsSet;
  return (
    <div className="wz-actions">
      {/* The note on top says it on every screen; on a phone it is out of sight while typing. */}
      {!isOnline && (
        <p className="wz-no-network" aria-hidden="true">
          {TEXTS.offline}
        </p>
      )}
      <RefusedErrorsLink />
      <Button onClick={goToPreviousStep} disabled={findPreviousStep(steps, current) === null}>
        {TEXTS.back}
      </Button>
      <Button onClick={() => void saveDraft()} loading={isSaving}>
        {TEXTS.saveDraft}
      </Button>
      {children}
      {!isLast && (
        <Button
          type="primary"
          onClick={goToNextStep}
          disabled={waits}
          aria-describedby={waits ? 'wz-waits' : undefined}
        >
          {TEXTS.next}
        </Button>
      )}
      {waits && (
        <p id="wz-waits" className="wz-waits pr-muted">
          {TEXTS.serviceMissing}
        </p>
      )}
    </div>
  );
}

/** In the bar that is always in view: how much is left of a long list of errors, which it leads to. */
function RefusedErrorsLink() {
  const { length } = useRefusedErrors();
  return (
    length > FEW_ERRORS && (
      <p className="wz-left-errors">
        <button type="button" className="pr-link-button" onClick={showFirstError}>
          {TEXTS.leftErrors(length)}
        </button>
      </p>
    )
  );
}
