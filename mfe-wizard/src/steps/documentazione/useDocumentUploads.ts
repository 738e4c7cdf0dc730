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

interface DocumentUploads {
  uploads: UploadItem[];
  failures: readonly UploadFailure[];
  uploadFiles: (files: File[]) => void;
  replaceFile: (replaced: UploadedFile, file: File) => void;
  dismissFailure: (key: string) => void;
}

/**
 * Uploads of one document, each with progress and cancel, and after a failure with its reason and a
 * retry.
 */
export function useDocumentUploads({
  moduleId,
  itemId,
  onDone,
}: DocumentUploadOptions): DocumentUploads {
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

  const dismissFailure = useCallback(
    (key: string) => setFailures((list) => list.filter((failure) => failure.key !== key)),
    [],
  );

  const uploadFile = useCallback(
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
              dismissFailure(key);
              void uploadFile(file, replaced);
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
    [api, accountId, moduleId, itemId, onDone, removeFile, dismissFailure],
  );

  const uploadFiles = useCallback(
    (files: File[]) => {
      setFailures([]);
      for (const file of files) void uploadFile(file, null);
    },
    [uploadFile],
  );
  const replaceFile = useCallback(
    (replaced: UploadedFile, file: File) => {
      setFailures([]);
      void uploadFile(file, replaced);
    },
    [uploadFile],
  );
  return { uploads, failures, uploadFiles, replaceFile, dismissFailure };
}
