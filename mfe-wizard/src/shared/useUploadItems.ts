import type { UploadItem } from '@pratiche/ui/form';
import { useCallback, useRef, useState } from 'react';

export interface StartedUpload {
  key: string;
  signal: AbortSignal;
  reportProgress: (sent: number, total: number) => void;
  removeUpload: () => void;
}

export interface UploadItems {
  uploads: UploadItem[];
  /** Shows an upload with its progress and cancel until `removeUpload` is called. */
  addUpload: (name: string) => StartedUpload;
}

/** Uploads in flight, as the list under a drop area shows them. */
export function useUploadItems(): UploadItems {
  const count = useRef(0);
  const [uploads, setUploads] = useState<UploadItem[]>([]);
  const addUpload = useCallback((name: string): StartedUpload => {
    count.current += 1;
    const key = String(count.current);
    const abort = new AbortController();
    setUploads((list) => [...list, { key, name, percent: 0, onCancel: () => abort.abort() }]);
    return {
      key,
      signal: abort.signal,
      reportProgress: (sent, total) => {
        const percent = total > 0 ? (100 * sent) / total : 0;
        setUploads((list) => list.map((item) => (item.key === key ? { ...item, percent } : item)));
      },
      removeUpload: () => setUploads((list) => list.filter((item) => item.key !== key)),
    };
  }, []);
  return { uploads, addUpload };
}
