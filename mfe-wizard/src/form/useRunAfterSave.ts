import { useAlerts } from '@pratiche/ui';
import { useDossierSession } from './dossier-session-context.js';
import { AFTER_SAVE_TEXTS } from './texts.js';

/**
 * Saves the form before an action that uses the stored dossier; if saving fails, shows the error
 * under the title `failure` and skips the action.
 */
export function useRunAfterSave(): (work: () => unknown, failure: string) => Promise<void> {
  const session = useDossierSession();
  const alerts = useAlerts();
  return async (work, failure) => {
    if (await session.flush()) work();
    else alerts.error(AFTER_SAVE_TEXTS.notSaved(failure));
  };
}
