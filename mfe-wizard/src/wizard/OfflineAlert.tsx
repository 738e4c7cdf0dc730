import { Alert, useOnlineStatus } from '@pratiche/ui';
import { useDossierState, useViewerText } from '../form/dossier-session-context.js';

/** There is no network: work goes on, and nothing is lost. */
export function OfflineAlert() {
  const isOnline = useOnlineStatus();
  const isCopied = useDossierState((state) => state.isBackedUp);
  const goOn = useViewerText('Si può continuare a compilare.', 'Puoi continuare a compilare.');
  if (isOnline) return null;
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={
        isCopied
          ? `Connessione assente: i dati restano su questo dispositivo e saranno inviati appena torna la rete. ${goOn}`
          : 'Connessione assente, e questo dispositivo non riesce a conservare i dati: non chiudere la pagina finché non torna la rete.'
      }
    />
  );
}
