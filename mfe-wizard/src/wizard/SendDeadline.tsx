import { DeadlineLight } from '@pratiche/ui';
import { useDossierState } from '../form/dossier-session-context.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

export function useSendDeadline(): string | null {
  const { calculateDeadline } = useDossierRules();
  return useDossierState((state) => calculateDeadline(state.form));
}

/** The last day for sending, where the summary beside the form has no room. */
export function SendDeadline() {
  const deadline = useSendDeadline();
  if (deadline === null) return null;
  return (
    <p className="wz-deadline">
      <span>{TEXTS.sendBy}</span> <DeadlineLight deadline={deadline} hasLegalDay />
    </p>
  );
}
