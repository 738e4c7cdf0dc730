import { readData } from '@pratiche/api';
import { useRef, useState } from 'react';
import { useApi } from '../session/useApi.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';
import { DOWNLOAD_TEXTS } from './texts.js';

export interface BulkDocumentDownload {
  downloadDocuments: (dossierIds: readonly number[]) => void;
  /** Whether the request has been sent and is still unanswered. */
  isStarting: boolean;
}

/** Downloads the documents of several dossiers as one zip, built by a background task. */
export function useBulkDocumentDownload(): BulkDocumentDownload {
  const api = useApi();
  const tasks = useBackgroundTasks();
  const [isStarting, setIsStarting] = useState(false);
  /** Names the intention, so that a second click is no second zip. */
  const key = useRef<string | null>(null);

  async function start(ids: readonly number[]) {
    if (key.current !== null) return;
    const mine = crypto.randomUUID();
    key.current = mine;
    setIsStarting(true);
    await tasks.startTask(
      () =>
        readData(
          api.POST('/api/module/downloads', {
            params: { header: { 'Idempotency-Key': mine } },
            body: { ids: [...ids] },
          }),
        ),
      DOWNLOAD_TEXTS.failed,
    );
    key.current = null;
    setIsStarting(false);
  }

  return { downloadDocuments: (ids) => void start(ids), isStarting };
}
