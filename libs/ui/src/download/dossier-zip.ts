import { readDownloadOrTask, type ApiClient, type Download, type WorkDto } from '@pratiche/api';

/** A zip of all documents of a dossier; a large one becomes a background task. */
export const downloadDossierZip = (api: ApiClient, id: number): Promise<Download | WorkDto> =>
  readDownloadOrTask(
    api.GET('/api/module/download/{id}', {
      params: { path: { id }, header: { Prefer: 'respond-async' } },
      parseAs: 'blob',
    }),
  );
