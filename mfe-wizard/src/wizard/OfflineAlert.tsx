import { Alert, useOnlineStatus } from '@pratiche/ui';
import { useDossierState } from '../form/dossier-session-context.js';

/** There is no network: work goes on, and nothing is lost. */
export function OfflineAlert() {
  const isOnline = useOnlineStatus();
  const isCopied = useDossierState((state) => state.isBackedUp);
  if (isOnline) return null;
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={
        isCopied
          ? 'Connessione assente: i dati restano su questo dispositivo e li inviamo appena torna la rete. Puoi continuare a compilare.'
          : 'Connessione assente, e questo dispositivo non riesce a conservare i dati: non chiudere la pagina finché non torna la rete.'
      }
    />
  );
}
