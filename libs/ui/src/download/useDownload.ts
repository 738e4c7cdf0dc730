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

/** The lifetime of a link: a download that has not begun by then fails. */
const FRAME_LIFETIME_MS = 5 * 60_000;

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

/**
 * Lets the browser save a file from another origin under the name given there. In a frame, because
 * an error would take the place of the page, and a page with unsaved changes would ask before it is
 * left. A saved file leaves the frame empty, so a document in it is an error: then `onFailure`.
 */
function saveFromLink(url: string, onFailure: () => void): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const timer = setTimeout(() => frame.remove(), FRAME_LIFETIME_MS);
  frame.addEventListener('load', () => {
    // Some browsers announce the empty document that every frame begins with.
    if (frame.contentDocument?.URL === 'about:blank') return;
    clearTimeout(timer);
    frame.remove();
    onFailure();
  });
  frame.src = url;
}
