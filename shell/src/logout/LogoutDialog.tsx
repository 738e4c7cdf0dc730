import { Button, Dialog } from '@pratiche/ui';
import type { useSafeLogout } from './useSafeLogout.js';

/** What becomes of typing the server has not received: this device may be used by others. */
export function LogoutDialog({
  unsent,
  stay,
  leaveAndKeep,
  leaveAndDiscard,
}: Omit<ReturnType<typeof useSafeLogout>, 'leave'>) {
  const footer = (
    <div className="sh-logout-buttons">
      <Button onClick={stay}>Resta nel portale</Button>
      <Button danger onClick={leaveAndDiscard}>
        Elimina ed esci
      </Button>
      <Button type="primary" onClick={leaveAndKeep}>
        Conserva ed esci
      </Button>
    </div>
  );
  return (
    <Dialog
      open={unsent > 0}
      title="Ci sono modifiche non ancora inviate"
      footer={footer}
      onClose={stay}
    >
      <div className="sh-logout-text">
        <p>
          {unsent === 1
            ? 'Le modifiche di una pratica sono'
            : `Le modifiche di ${unsent} pratiche sono`}{' '}
          solo su questo dispositivo: il server non le ha ancora ricevute.
        </p>
        <p>
          Uscendo si possono conservare qui, per ritrovarle al prossimo accesso con questo account.
          Se il dispositivo è usato anche da altri, meglio restare finché non sono inviate, oppure
          eliminarle.
        </p>
      </div>
    </Dialog>
  );
}
