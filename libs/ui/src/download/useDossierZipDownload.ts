import { downloadDossierZip } from './dossier-zip.js';
import { useApi } from '../session/useApi.js';
import { useDownload, type Downloads } from './useDownload.js';
import { DOWNLOAD_TEXTS } from './texts.js';

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
