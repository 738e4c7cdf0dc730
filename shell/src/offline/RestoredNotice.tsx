import { Alert, Button } from '@pratiche/ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { dismissRestored, getDeviceState, subscribeDeviceState } from './device-session.js';
import { RESTORED_TEXTS as TEXTS } from './texts.js';

/** After a login: what this device kept of the session before, and what to do with it. */
export function RestoredNotice() {
  const { restored } = useSyncExternalStore(subscribeDeviceState, getDeviceState);
  if (restored === null) return null;
  const { dossierIds, fileCount } = restored;
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={
        <>
          {dossierIds.map((id) => (
            <p key={id ?? 'nuova'}>
              {TEXTS.change}{' '}
              <Link to={id === null ? '/modules/new' : `/modules/edit/${id}`}>
                {id === null ? TEXTS.newDossier : TEXTS.dossier(id)}
              </Link>
              {TEXTS.openIt}
            </p>
          ))}
          {fileCount > 0 && <p>{TEXTS.files(fileCount)}</p>}
        </>
      }
      action={
        <Button size="small" onClick={dismissRestored}>
          {TEXTS.understood}
        </Button>
      }
    />
  );
}
