import {
  readData,
  toFormData,
  fetchWithProgress,
  ApiError,
  type UploadedFileDto,
} from '@pratiche/api';
import { errorText, FILE_TOO_LARGE, MAX_FILE_BYTES, useApi, type UploadItem } from '@pratiche/ui';
import { useCallback, useState } from 'react';
import { useIsMounted } from '../../shared/useIsMounted.js';
import { toUploadForm } from '../../shared/upload-form.js';
import { useUploadItems } from '../../shared/useUploadItems.js';
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
  replaceFile: (replaced: UploadedFileDto, file: File) => void;
  dismissFailure: (key: string) => void;
}

/** Uploads of one document with progress and cancel, and after a failure with its reason and a retry. */
export function useDocumentUploads({
  moduleId,
  itemId,
  onDone,
}: DocumentUploadOptions): DocumentUploads {
  const api = useApi();
  const accountId = useOwnerAccountId();
  const removeFile = useDeleteFile(moduleId);
  const { uploads, addUpload } = useUploadItems();
  const [failures, setFailures] = useState<UploadFailure[]>([]);
  const isShown = useIsMounted();

  const dismissFailure = useCallback(
    (key: string) => setFailures((list) => list.filter((failure) => failure.key !== key)),
    [],
  );

  const uploadFile = useCallback(
    async (file: File, replaced: UploadedFileDto | null) => {
      const { key, signal, reportProgress, removeUpload } = addUpload(file.name);
      try {
        if (file.size > MAX_FILE_BYTES)
          throw new ApiError({ status: 413, code: 'file-too-large', message: FILE_TOO_LARGE });
        await readData(
          api.POST('/api/Upload/file', {
            body: toUploadForm({ accountId, moduleId, id: itemId }, file),
            bodySerializer: toFormData,
            fetch: fetchWithProgress(reportProgress),
            signal,
          }),
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
        if (!signal.aborted)
          setFailures((list) => [
            ...list,
            { key, name: file.name, message: errorText(error), retry },
          ]);
      } finally {
        removeUpload();
        if (isShown.current) onDone();
      }
    },
    [api, accountId, moduleId, itemId, onDone, removeFile, dismissFailure, addUpload, isShown],
  );

  const uploadFiles = useCallback(
    (files: File[]) => {
      setFailures([]);
      for (const file of files) void uploadFile(file, null);
    },
    [uploadFile],
  );
  const replaceFile = useCallback(
    (replaced: UploadedFileDto, file: File) => {
      setFailures([]);
      void uploadFile(file, replaced);
    },
    [uploadFile],
  );
  return { uploads, failures, uploadFiles, replaceFile, dismissFailure };
}
