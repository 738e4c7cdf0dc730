import {
  readData,
  readDownloadOrTask,
  type ApiClient,
  type Download,
  type WorkDto,
} from '@pratiche/api';
import { useRef, useState } from 'react';
import { useApi } from '../session/useApi.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';
import { useDownload, type Downloads } from './useDownload.js';
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

/** A zip of all documents of a dossier; a large one becomes a background task. */
export const downloadDossierZip = (api: ApiClient, id: number): Promise<Download | WorkDto> =>
  readDownloadOrTask(
    api.GET('/api/module/download/{id}', {
      params: { path: { id }, header: { Prefer: 'respond-async' } },
      parseAs: 'blob',
    }),
  );

export interface DossierZipDownload {
  /** Number of the dossier being downloaded. */
  downloading: Downloads['activeDownload'];
  downloadZip: (id: number) => void;
}

/** The zip with all documents of a dossier, named by the server. */
export function useDossierZipDownload(): DossierZipDownload {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return {
    downloadZip: (id) => download(id, () => downloadDossierZip(api, id), DOWNLOAD_TEXTS.failed),
    downloading: activeDownload,
  };
}
