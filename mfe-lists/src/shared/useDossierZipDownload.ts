import { useApi, useDownload } from '@pratiche/ui';

/** The zip with all documents of a dossier, named by the server. */
export function useDossierZipDownload() {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return {
    download: (id: number) =>
      download(id, () => api.module.download(id), 'Errore Download Pratiche'),
    downloading: activeDownload,
  };
}
