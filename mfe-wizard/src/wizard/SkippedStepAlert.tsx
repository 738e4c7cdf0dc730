import { getSkippedStepNote } from '@pratiche/domain/dossier-rules';
import { Alert } from '@pratiche/ui';
import { useWizardNavigationContext } from '../form/wizard-navigation-context.js';

/** Why "Avanti" leads from the products back to a step that was jumped over. */
export function SkippedStepAlert() {
  const { steps, current } = useWizardNavigationContext();
  const note = getSkippedStepNote(steps, current);
  return note === null ? null : <Alert type="info" showIcon title={note} />;
}
