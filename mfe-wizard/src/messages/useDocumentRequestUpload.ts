import { readData, toFormData, fetchWithProgress } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import type { UploadItem } from '@pratiche/ui/form';
import { useState } from 'react';
import { toUploadForm, type UploadTarget } from '../shared/upload-form.js';
import { useUploadItems } from '../shared/useUploadItems.js';

export interface DocumentRequestUpload {
  uploads: UploadItem[];
  error: string | null;
  uploadFiles: (files: File[]) => void;
}

/** Uploads the files of a requested document; calls `onDone` after each file. */
export function useDocumentRequestUpload(
  target: UploadTarget,
  onDone: () => Promise<void>,
): DocumentRequestUpload {
  const api = useApi();
  const { uploads, addUpload } = useUploadItems();
  const [error, setError] = useState<string | null>(null);

  async function uploadFile(file: File) {
    const { signal, reportProgress, removeUpload } = addUpload(file.name);
    try {
      await readData(
        api.POST('/api/Upload/file', {
          body: toUploadForm(target, file),
          bodySerializer: toFormData,
          fetch: fetchWithProgress(reportProgress),
          signal,
        }),
      );
    } catch (failure) {
      if (!signal.aborted) setError(`${file.name}: ${errorText(failure)}`);
    } finally {
      removeUpload();
    }
    await onDone();
  }

  return {
    uploads,
    error,
    uploadFiles: (files) => {
      setError(null);
      for (const file of files) void uploadFile(file);
    },
  };
}
