import { errorText, useApi, useSession, type UploadItem } from '@pratiche/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDossier } from '../../wizard/context.js';

interface Target {
  moduleId: number;
  itemId: number;
  onDone: () => void;
}

interface Failure {
  key: string;
  name: string;
  message: string;
}

/** Uploads of one document: each with its progress, its way out and, if it fails, its reason. */
export function useUploads({ moduleId, itemId, onDone }: Target) {
  const api = useApi();
  const session = useDossier();
  const { user } = useSession();
  const accountId = session.store.get().record?.accountId ?? user?.id ?? 0;
  const [uploads, setUploads] = useState<UploadItem[]>([]);
  const [failures, setFailures] = useState<Failure[]>([]);
  const count = useRef(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => { isShown.current = false; };
  }, []);

  const one = useCallback(async (file: File) => {
    count.current += 1;
    const key = `${itemId}-${count.current}`;
    const stop = new AbortController();
    setUploads((list) => [...list, { key, name: file.name, percent: 0, onCancel: () => stop.abort() }]);
    try {
      await api.upload.file(file, { accountId, moduleId, id: itemId }, (sent, total) => {
        const percent = total > 0 ? (100 * sent) / total : 0;
        setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, percent } : upload)));
      }, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) setFailures((list) => [...list, { key, name: file.name, message: errorText(error) }]);
    } finally {
      setUploads((list) => list.filter((upload) => upload.key !== key));
      if (isShown.current) onDone();
    }
  }, [api, accountId, moduleId, itemId, onDone]);

  const upload = useCallback((files: File[]) => { setFailures([]); for (const file of files) void one(file); }, [one]);
  const dismiss = useCallback((key: string) => setFailures((list) => list.filter((failure) => failure.key !== key)), []);
  return { uploads, failures, upload, dismiss };
}
