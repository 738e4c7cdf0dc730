import { Alert, Button } from '@pratiche/ui';
import { MessagesButton } from '../messages/MessagesButton.js';
import { useDossier, useDossierState } from './context.js';
import { LateNote } from './LateNote.js';
import { OfflineNote } from './OfflineNote.js';

/** What must be known before going on: why the dossier came back, what was taken from this device. */
export function Notes() {
  const session = useDossier();
  const reason = useDossierState((state) => state.record?.rejectReason ?? null);
  const statusCode = useDossierState((state) => state.record?.status.code ?? null);
  const restored = useDossierState((state) => state.restored);
  const sentBefore = useDossierState((state) => (state.record?.sentDate ? state.id : null));
  const isNew = useDossierState((state) => state.id === null);
  return (
    <>
      <OfflineNote />
      <LateNote />
      {reason !== null && (
        <Alert className="wz-note" type={statusCode === 'WAITING' ? 'warning' : 'error'} showIcon
          title={statusCode === 'WAITING' ? 'Correzioni richieste' : 'Motivo del rifiuto'}
          description={<span className="wz-reason">{reason}</span>} />
      )}
      {sentBefore !== null && session.viewer === 'fitter' && <MessagesButton dossierId={sentBefore} />}
      {restored && (
        <Alert className="wz-note" type="info" showIcon title="Abbiamo ripreso le modifiche non ancora salvate trovate su questo dispositivo."
          {...(isNew ? { action: <Button size="small" onClick={() => { session.forget(); window.location.assign('/modules/new'); }}>Inizia da capo</Button> } : {})} />
      )}
    </>
  );
}
