import { listBackedUpDossiers } from '@pratiche/federation/draft-backups';
import { listDeviceDrafts, listDeviceFiles } from '@pratiche/federation/device-store';
import { Alert, EmptyState, LoadingState, useSession } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toDeviceDraftRows, type DeviceDraftRow } from './device-draft-rows.js';
import './device-drafts.css';

/** Without a network: the dossiers that this device keeps, each with what waits. */
export function DeviceDrafts() {
  const { user } = useSession();
  const accountId = user?.id ?? 0;
  const [rows, setRows] = useState<readonly DeviceDraftRow[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readRows(accountId).then((read) => {
      if (!isOver) setRows(read);
    });
    return () => {
      isOver = true;
    };
  }, [accountId]);
  if (rows === null) return <LoadingState />;
  return (
    <section aria-labelledby="bozze-dispositivo">
      <Alert
        type="warning"
        showIcon
        title="Connessione assente: qui trovi le bozze che questo dispositivo conserva per sette giorni. Quello che scrivi e fotografi parte appena torna la rete."
      />
      <h2 id="bozze-dispositivo">Bozze su questo dispositivo</h2>
      {rows.length === 0 ? (
        <EmptyState
          title="Nessuna bozza su questo dispositivo"
          text="Le pratiche che apri con la rete restano qui, e si aprono anche senza."
        />
      ) : (
        <ul className="li-device-drafts">
          {rows.map(({ id, title, note }) => (
            <li key={id ?? 'nuova'}>
              <Link to={id === null ? '/modules/new' : `/modules/edit/${id}`}>
                <strong>{title}</strong>
                <span className="pr-muted">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function readRows(accountId: number): Promise<DeviceDraftRow[]> {
  const [drafts, files] = await Promise.all([
    listDeviceDrafts(accountId).catch(() => []),
    listDeviceFiles(accountId).catch(() => []),
  ]);
  return toDeviceDraftRows(drafts, files, listBackedUpDossiers(window.localStorage, accountId));
}
