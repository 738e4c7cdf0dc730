import { selectPlural } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import type { SafeLogout } from './useSafeLogout.js';

/** What becomes of typing the server has not received: this device may be used by others. */
export function LogoutDialog({
  backupCount,
  fileCount,
  cancelLogout,
  logoutKeepingBackups,
  logoutDiscardingBackups,
}: Omit<SafeLogout, 'requestLogout'>) {
  const footer = (
    <div className="sh-logout-buttons">
      <Button onClick={cancelLogout}>Resta nel portale</Button>
      <Button danger onClick={logoutDiscardingBackups}>
        Elimina ed esci
      </Button>
      <Button type="primary" onClick={logoutKeepingBackups}>
        Conserva ed esci
      </Button>
    </div>
  );
  return (
    <Dialog
      open={backupCount + fileCount > 0}
      title="Ci sono modifiche non ancora inviate"
      footer={footer}
      onClose={cancelLogout}
    >
      <div className="sh-logout-text">
        {backupCount > 0 && (
          <p>
            {selectPlural(
              backupCount,
              'Le modifiche di una pratica sono',
              `Le modifiche di ${backupCount} pratiche sono`,
            )}{' '}
            solo su questo dispositivo: il server non le ha ancora ricevute.
          </p>
        )}
        {fileCount > 0 && (
          <p>
            {selectPlural(
              fileCount,
              'Un file aspetta di partire da questo dispositivo.',
              `${fileCount} file aspettano di partire da questo dispositivo.`,
            )}
          </p>
        )}
        <p>
          Se esci, li puoi conservare qui per sette giorni e ritrovarli al prossimo accesso con
          questo account. Se il dispositivo lo usano anche altri, meglio restare finché non sono
          partiti, oppure eliminarli.
        </p>
      </div>
    </Dialog>
  );
}
