import {
  isBackgroundTask,
  isDownloadLink,
  type Download,
  type DownloadLink,
  type WorkDto,
} from '@pratiche/api';
import { useRef, useState } from 'react';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { showBackgroundTask } from '../background-tasks/show-background-task.js';
import { saveFromLink } from './save-from-link.js';

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

type FetchDownload = () => Promise<Download | DownloadLink | WorkDto>;

type StartDownload = (key: string | number, fetch: FetchDownload, failure: string) => void;

export interface Downloads {
  /** Key of the download under way. */
  activeDownload: string | number | null;
  /** Does nothing while another download is under way. */
  download: StartDownload;
  /** For downloads without a click: waits until the earlier ones are saved. */
  enqueueDownload: StartDownload;
}

/**
 * Saves files under the names that the server gives, one at a time; on an error shows `failure` and
 * the server's message. If the server answers with a background task, shows it and saves its result
 * when it is done; if with a link, the browser saves the file from there, or from the portal where
 * the link does not work.
 */
export function useDownload(): Downloads {
  const alerts = useAlerts();
  const [activeDownload, setActiveDownload] = useState<string | number | null>(null);
  const turn = useRef(Promise.resolve());

  async function fetchAndSave(
    key: string | number,
    fetch: FetchDownload,
    failure: string,
  ): Promise<void> {
    setActiveDownload(key);
    try {
      const got = await fetch();
      if (isBackgroundTask(got)) showBackgroundTask(got);
      else if (isDownloadLink(got))
        saveFromLink(got.url, () => enqueueDownload(key, got.fetchFromPortal, failure));
      else saveBlob(got);
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
    } finally {
      setActiveDownload(null);
    }
  }

  const enqueueDownload: StartDownload = (key, fetch, failure) => {
    turn.current = turn.current.then(() => fetchAndSave(key, fetch, failure));
  };
  return {
    activeDownload,
    download: (key, fetch, failure) => {
      if (activeDownload === null) enqueueDownload(key, fetch, failure);
    },
    enqueueDownload,
  };
}
