import {
  requestSave,
  discardDraftBackups,
  countDossiersWithBackup,
} from '@pratiche/federation/draft-backups';
import { dropRemoteOverride, readRemoteOverride } from '@pratiche/federation/remote-override';
import { useSession } from '@pratiche/ui';
import { countDeviceFiles } from '../offline/device-copies.js';
import { removeDeviceWork } from '../offline/device-session.js';
import { useState } from 'react';

/** Milliseconds an open dossier gets to save its last edits before the user is asked. */
const SAVE_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;
const NOTHING = { backupCount: 0, fileCount: 0 };

export interface SafeLogout {
  /** Dossiers with unsaved typing, while the question is open. */
  backupCount: number;
  /** Files that wait on this device, while the question is open. */
  fileCount: number;
  requestLogout: () => void;
  cancelLogout: () => void;
  logoutKeepingBackups: () => void;
  logoutDiscardingBackups: () => void;
}

/** Logs out; where typing has not reached the server, a person first says what becomes of it. */
export function useSafeLogout(): SafeLogout {
  const { user, logout } = useSession();
  const [waiting, setWaiting] = useState(NOTHING);
  const count = () => (user ? countDossiersWithBackup(window.localStorage, user.id) : 0);

  /** Dossiers never stay behind; what waits to be sent only where a person chose so, encrypted. */
  async function endSession({ keepsUnsent }: { keepsUnsent: boolean }): Promise<void> {
    const id = user?.id;
    // The end of the session encrypts what waits (`followDeviceSession`).
    const done = logout();
    if (id !== undefined && !keepsUnsent) {
      // After the open dossier has closed, which would write its copy again.
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      discardDraftBackups(window.localStorage, id);
      await removeDeviceWork(id).catch(() => undefined);
    }
    await done;
    endRemoteOverride();
  }

  async function saveAndLogout(): Promise<void> {
    if (count() > 0) requestSave();
    for (
      let waited = 0;
      count() > 0 && navigator.onLine && waited < SAVE_TIMEOUT_MS;
      waited += POLL_INTERVAL_MS
    ) {
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_INTERVAL_MS);
      });
    }
    const fileCount = user ? await countDeviceFiles(user.id) : 0;
    if (count() + fileCount > 0) setWaiting({ backupCount: count(), fileCount });
    else await endSession({ keepsUnsent: false });
  }

  return {
    ...waiting,
    requestLogout: () => void saveAndLogout(),
    cancelLogout: () => setWaiting(NOTHING),
    logoutKeepingBackups: () => void endSession({ keepsUnsent: true }),
    logoutDiscardingBackups: () => void endSession({ keepsUnsent: false }),
  };
}

/** A part from elsewhere goes with the session it was loaded in, unless it is tried with several accounts. */
function endRemoteOverride(): void {
  if (readRemoteOverride()?.staysAfterLogout !== false) return;
  dropRemoteOverride();
  // What the page has loaded of it stays until then.
  window.location.assign('/login');
}
