import { useRef, useState } from 'react';
import { useApi } from '../session/useApi.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';

/** The documents of several dossiers in one zip, made in the background; the panel of works shows how far it is. */
export function useBulkDocumentDownload() {
  const api = useApi();
  const works = useBackgroundTasks();
  const [starting, setStarting] = useState(false);
  /** Names the intention, so that a second click is no second zip. */
  const key = useRef<string | null>(null);

  async function start(ids: readonly number[]) {
    if (key.current !== null) return;
    const mine = crypto.randomUUID();
    key.current = mine;
    setStarting(true);
    await works.start(() => api.module.downloadMany(ids, mine), 'Errore Download Pratiche');
    key.current = null;
    setStarting(false);
  }

  return { downloadMany: (ids: readonly number[]) => void start(ids), starting };
}
