import { Alert, useOnlineStatus } from '@pratiche/ui';
import { useDossierState } from '../form/dossier-session-context.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

/** There is no network: work goes on, and nothing is lost. On a phone the bar below says it. */
export function OfflineAlert() {
  const isOnline = useOnlineStatus();
  const isCopied = useDossierState((state) => state.isBackedUp);
  if (isOnline) return null;
  return (
    <Alert
      className={isCopied ? 'wz-note wz-offline' : 'wz-note'}
      type="warning"
      showIcon
      title={isCopied ? TEXTS.offline : TEXTS.offlineNotKept}
    />
  );
}
