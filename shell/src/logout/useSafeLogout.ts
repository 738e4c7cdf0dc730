import {
  requestSave,
  discardDraftBackups,
  countDossiersWithBackup,
} from '@pratiche/federation/draft-backups';
import { useSession } from '@pratiche/ui';
import { useState } from 'react';

/** Milliseconds an open dossier gets to save its last edits before the user is asked. */
const SAVE_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;

export interface SafeLogout {
  /** Dossiers with unsaved typing, while the question is open. */
  backupCount: number;
  requestLogout: () => void;
  cancelLogout: () => void;
  logoutKeepingBackups: () => void;
  logoutDiscardingBackups: () => void;
}

/** Logs out; where typing has not reached the server, a person first says what becomes of it. */
export function useSafeLogout(): SafeLogout {
  const { user, logout } = useSession();
  const [backupCount, setBackupCount] = useState(0);
  const count = () => (user ? countDossiersWithBackup(window.localStorage, user.id) : 0);

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
    if (count() > 0) setBackupCount(count());
    else await logout();
  }

  return {
    backupCount,
    requestLogout: () => void saveAndLogout(),
    cancelLogout: () => setBackupCount(0),
    logoutKeepingBackups: () => void logout(),
    logoutDiscardingBackups: () => {
      // First the session: an open dossier would write its copy again.
      void logout();
      if (user) setTimeout(() => discardDraftBackups(window.localStorage, user.id), 0);
    },
  };
}
