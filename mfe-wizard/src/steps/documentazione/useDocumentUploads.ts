import { ApiError, type UploadedFile } from '@pratiche/api';
import { errorText, FILE_TOO_LARGE, MAX_FILE_BYTES, useApi, type UploadItem } from '@pratiche/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeleteFile } from './useDeleteFile.js';
import { useOwnerAccountId } from './useOwnerAccountId.js';

interface DocumentUploadOptions {
  moduleId: number;
  itemId: number;
  onDone: () => void;
}

/** An upload that failed; another try can help unless the file itself was refused. */
export interface UploadFailure {
  key: string;
  name: string;
  message: string;
  retry: (() => void) | null;
}

const isFileRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/**
 * Uploads of one document, each with progress and cancel, and after a failure with its reason and a
 * retry.
 */
export function useDocumentUploads({ moduleId, itemId, onDone }: DocumentUploadOptions) {
  const api = useApi();
  const accountId = useOwnerAccountId();
  const removeFile = useDeleteFile(moduleId);
  const [uploads, setUploads] = useState<UploadItem[]>([]);
  const [failures, setFailures] = useState<UploadFailure[]>([]);
  const count = useRef(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const dismiss = useCallback(
    (key: string) => setFailures((list) => list.filter((failure) => failure.key !== key)),
    [],
  );

  const one = useCallback(
    async (file: File, replaced: UploadedFile | null) => {
      count.current += 1;
      const key = `${itemId}-${count.current}`;
      const stop = new AbortController();
      setUploads((list) => [
        ...list,
        { key, name: file.name, percent: 0, onCancel: () => stop.abort() },
      ]);
      try {
        if (file.size > MAX_FILE_BYTES)
          throw new ApiError({ status: 413, code: 'file-too-large', message: FILE_TOO_LARGE });
        await api.upload.file(
          file,
          { accountId, moduleId, id: itemId },
          (sent, total) => {
            const percent = total > 0 ? (100 * sent) / total : 0;
            setUploads((list) =>
              list.map((upload) => (upload.key === key ? { ...upload, percent } : upload)),
            );
          },
          stop.signal,
        );
        // The old file is deleted only after the new file has been uploaded.
        if (replaced !== null) await removeFile(replaced);
      } catch (error) {
        const retry = isFileRefused(error)
          ? null
          : () => {
              dismiss(key);
              void one(file, replaced);
            };
        if (!stop.signal.aborted)
          setFailures((list) => [
            ...list,
            { key, name: file.name, message: errorText(error), retry },
          ]);
      } finally {
        setUploads((list) => list.filter((upload) => upload.key !== key));
        if (isShown.current) onDone();
      }
    },
    [api, accountId, moduleId, itemId, onDone, removeFile, dismiss],
  );

  const upload = useCallback(
    (files: File[]) => {
      setFailures([]);
      for (const file of files) void one(file, null);
    },
    [one],
  );
  const replace = useCallback(
    (old: UploadedFile, by: File) => {
      setFailures([]);
      void one(by, old);
    },
    [one],
  );
  return { uploads, failures, upload, replace, dismiss };
}
