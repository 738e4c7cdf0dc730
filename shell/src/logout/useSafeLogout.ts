import {
  requestSave,
  discardDraftBackups,
  countDossiersWithBackup,
} from '@pratiche/federation/draft-backups';
import { useSession } from '@pratiche/ui';
import { useState } from 'react';

/** Milliseconds an open dossier gets to save its last letters before anybody is asked. */
const SAVE_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;

/** Logs out; where typing has not reached the server, a person first says what becomes of it. */
export function useSafeLogout() {
  const { user, logout } = useSession();
  /** Dossiers with unsent typing, while the question is open. */
  const [unsent, setUnsent] = useState(0);
  const count = () => (user ? countDossiersWithBackup(window.localStorage, user.id) : 0);

  async function leave(): Promise<void> {
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
    if (count() > 0) setUnsent(count());
    else await logout();
  }

  return {
    unsent,
    leave: () => void leave(),
    stay: () => setUnsent(0),
    leaveAndKeep: () => void logout(),
    leaveAndDiscard: () => {
      // First the session: an open dossier would write its copy again.
      void logout();
      if (user) setTimeout(() => discardDraftBackups(window.localStorage, user.id), 0);
    },
  };
}
