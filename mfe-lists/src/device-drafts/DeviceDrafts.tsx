import { readDeviceWork } from '@pratiche/federation/device-store';
import { Alert, Button, EmptyState, LoadingState, useSession } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toDeviceDraftRow, type DeviceDraftRow } from './device-draft-rows.js';
import { DEVICE_DRAFTS_TEXTS as TEXTS } from './texts.js';
import './device-drafts.css';

interface DeviceDraftsProps {
  /** Asks the server again, where the browser does not know by itself when it is back. */
  onRetry: (() => void) | undefined;
}

/** Without the server: the dossiers that this device keeps, each with what waits. */
export function DeviceDrafts({ onRetry }: DeviceDraftsProps) {
  const { user } = useSession();
  const accountId = user?.id ?? 0;
  const [rows, setRows] = useState<readonly DeviceDraftRow[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readDeviceWork(accountId).then((work) => {
      if (!isOver) setRows(work.map(toDeviceDraftRow));
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
        title={TEXTS.about(onRetry ? TEXTS.noAnswer : TEXTS.noNetwork)}
        action={
          onRetry && (
            <Button size="small" onClick={onRetry}>
              {TEXTS.retry}
            </Button>
          )
        }
      />
      <h2 id="bozze-dispositivo">{TEXTS.title}</h2>
      {rows.length === 0 ? (
        <EmptyState title={TEXTS.none} text={TEXTS.noneText} />
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
