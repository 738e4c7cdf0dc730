import type { DeviceWork } from '@pratiche/domain';
import { Button, LoadingState, useIsPhone } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readDeviceHome } from '../offline/device-copies.js';
import { DEVICE_HOME_TEXTS as TEXTS } from './device-home-texts.js';

/** Why the dashboard has nothing of the server. */
export type DeviceHomeReason = 'offline' | 'unreachable' | 'slow' | 'fault';

interface DeviceHomeProps {
  accountId: number;
  reason: DeviceHomeReason;
  /** Asks the server again, where the browser does not know by itself when it is back. */
  onRetry?: () => void;
}

/** The dashboard without the server: why, and the drafts that this device has. */
export function DeviceHome({ accountId, reason, onRetry }: DeviceHomeProps) {
  const [work, setWork] = useState<readonly DeviceWork[] | null>(null);
  const device = useIsPhone() ? TEXTS.phone : TEXTS.device;
  useEffect(() => {
    let isOver = false;
    void readDeviceHome(accountId).then((read) => {
      if (!isOver) setWork(read);
    });
    return () => {
      isOver = true;
    };
  }, [accountId]);
  if (work === null) return <LoadingState lines={3} />;
  const changed = work.filter(({ isTyped, fileCount }) => isTyped || fileCount > 0).length;
  return (
    <section className="pr-card sh-device" aria-label={TEXTS.title}>
      <div className="sh-device-state">
        <p role="status">
          <strong>{TEXTS.reasons[reason]}</strong> · {TEXTS.drafts(work.length, changed, device)}
        </p>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {TEXTS.retry}
          </Button>
        )}
      </div>
      {work.length === 0 ? (
        <p className="pr-muted">{TEXTS.none}</p>
      ) : (
        <ul>
          {work.map((dossier) => (
            <li key={dossier.id ?? 'nuova'}>
              <Link to={dossier.id === null ? '/modules/new' : `/modules/edit/${dossier.id}`}>
                {TEXTS.dossier(dossier)}
              </Link>
              <span className="pr-muted">{TEXTS.waiting(dossier)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
