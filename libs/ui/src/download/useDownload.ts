import { isWork, type Download, type Work } from '@pratiche/api';
import { useRef, useState } from 'react';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { showBackgroundTask } from '../background-tasks/show-background-task.js';

/** The browser needs the address a moment longer than the click. */
const OBJECT_URL_LIFETIME_MS = 60_000;

function saveBlob({ blob, fileName }: Download): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}

/**
 * Saves files under the names the server gave them; one at a time, a failure shows `failure` and what the server said.
 * Where the server makes a work of it, that is shown, and its result saved when it is there.
 */
export function useDownload() {
  const alerts = useAlerts();
  const [running, setRunning] = useState<string | number | null>(null);
  const turn = useRef(Promise.resolve());

  async function fetchAndSave(
    key: string | number,
    fetch: () => Promise<Download | Work>,
    failure: string,
  ): Promise<void> {
    setRunning(key);
    try {
      const got = await fetch();
      if (isWork(got)) showBackgroundTask(got);
      else saveBlob(got);
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
    } finally {
      setRunning(null);
    }
  }

  return {
    /** Key of the download under way. */
    running,
    run: (key: string | number, fetch: () => Promise<Download | Work>, failure: string) => {
      if (running === null)
        turn.current = turn.current.then(() => fetchAndSave(key, fetch, failure));
    },
    /** For what nobody pressed: waits until those before it are saved, instead of giving way to them. */
    runInTurn: (
      key: string | number,
      fetch: () => Promise<Download | Work>,
      failure: string,
    ): void => {
      turn.current = turn.current.then(() => fetchAndSave(key, fetch, failure));
    },
  };
}
