import type { UploadTarget } from '@pratiche/api';
import { errorText, useApi, type UploadItem } from '@pratiche/ui';
import { useRef, useState } from 'react';

/** Uploads files one after the other with progress and cancel; calls `onDone` after each file. */
export function useDocumentRequestUpload(target: UploadTarget, onDone: () => Promise<void>) {
  const api = useApi();
  const count = useRef(0);
  const [uploads, setUploads] = useState<UploadItem[]>([]);
  const [error, setError] = useState<string | null>(null);

  async function send(file: File) {
    const abort = new AbortController();
    count.current += 1;
    const key = String(count.current);
    setUploads((list) => [
      ...list,
      { key, name: file.name, percent: 0, onCancel: () => abort.abort() },
    ]);
    try {
      await api.upload.file(
        file,
        target,
        (sent, total) => {
          setUploads((list) =>
            list.map((item) =>
              item.key === key ? { ...item, percent: (100 * sent) / Math.max(total, 1) } : item,
            ),
          );
        },
        abort.signal,
      );
    } catch (failure) {
      if (!abort.signal.aborted) setError(`${file.name}: ${errorText(failure)}`);
    } finally {
      setUploads((list) => list.filter((item) => item.key !== key));
    }
    await onDone();
  }

  return {
    uploads,
    error,
    uploadFiles: (files: File[]) => {
      setError(null);
      for (const file of files) void send(file);
    },
  };
}
