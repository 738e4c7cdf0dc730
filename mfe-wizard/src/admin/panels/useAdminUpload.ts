import { fetchWithProgress, readData, toFormData } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import type { UploadItem } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toUploadForm, type UploadTarget } from '../../shared/upload-form.js';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { PANEL_TEXTS } from './texts.js';

export interface AdminUpload {
  uploads: UploadItem[];
  error: string | null;
  uploadFile: (file: File) => void;
}

/**
 * Uploads a file of the back office with progress and cancel; the dossier is read again afterwards.
 * @param path `fileToAzureAdmin` for a file of a declaration, `fileToAzure` for a file beside the fitter's
 */
export function useAdminUpload(
  target: UploadTarget,
  {
    path = '/api/Upload/fileToAzureAdmin',
  }: {
    path?: '/api/Upload/fileToAzureAdmin' | '/api/Upload/fileToAzure';
  } = {},
): AdminUpload {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<UploadItem[]>([]);
  const [error, setError] = useState<string | null>(null);

  async function upload(file: File) {
    const abort = new AbortController();
    const show = (percent: number) =>
      setUploads([{ key: file.name, name: file.name, percent, onCancel: () => abort.abort() }]);
    setError(null);
    show(0);
    try {
      await runDossierAct(queries, target.moduleId, (header) =>
        readData(
          api.POST(path, {
            params: { header },
            body: toUploadForm(target, file),
            bodySerializer: toFormData,
            fetch: fetchWithProgress((sent, total) => show((sent / Math.max(total, 1)) * 100)),
            signal: abort.signal,
          }),
        ),
      );
      alerts.success(PANEL_TEXTS.fileUploaded(file.name));
    } catch (failure) {
      if (!abort.signal.aborted) setError(errorText(failure));
    } finally {
      setUploads([]);
    }
  }

  return { uploadFile: (file) => void upload(file), uploads, error };
}
