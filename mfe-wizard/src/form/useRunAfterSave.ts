import { useAlerts } from '@pratiche/ui';
import { useDossierSession } from './dossier-session-context.js';

/** Saves what was typed before something is made of the stored dossier; where that fails, says so below `failure` and makes nothing. */
export function useRunAfterSave(): (work: () => unknown, failure: string) => Promise<void> {
  const session = useDossierSession();
  const alerts = useAlerts();
  return async (work, failure) => {
    if (await session.flush()) work();
    else
      alerts.error(
        `${failure}\nLe ultime modifiche non sono ancora salvate: riprovare quando il server risponde.`,
      );
  };
}
