import { useApi } from '../session/useApi.js';
import { useDownload } from './useDownload.js';

/** The zip with all documents of a dossier, named by the server. */
export function useDossierZipDownload() {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return {
    downloadZip: (id: number) =>
      download(id, () => api.module.download(id), 'Errore Download Pratiche'),
    downloading: activeDownload,
  };
}
