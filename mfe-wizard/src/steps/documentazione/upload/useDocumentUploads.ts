import { ApiError, type UploadedFileDto } from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import type { UploadItem } from '@pratiche/ui/form';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useUploadItems } from '../../../shared/useUploadItems.js';
import { useUploadDocumentFile, type UploadDocument } from './useUploadDocumentFile.js';

interface DocumentUploadOptions {
  moduleId: number;
  document: UploadDocument;
  onDone: () => void;
}

/** An upload that failed; another try can help unless the file itself was refused. */
export interface UploadFailure {
  key: string;
  name: string;
  message: string;
  retry: (() => void) | null;
}

/** Whether the file itself was refused, so that another try would not help. */
export const isFileRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 408 &&
  error.status !== 429;

interface DocumentUploads {
  uploads: UploadItem[];
  failures: readonly UploadFailure[];
  uploadFiles: (files: File[]) => void;
  /** The first of the files replaces, the others are added. */
  replaceFile: (replaced: UploadedFileDto, files: File[]) => void;
  dismissFailure: (key: string) => void;
}

/** Uploads of one document with progress and cancel, and after a failure with its reason and a retry. */
export function useDocumentUploads({
  moduleId,
  document,
  onDone,
}: DocumentUploadOptions): DocumentUploads {
  const uploadDocumentFile = useUploadDocumentFile(moduleId);
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
        await uploadDocumentFile(file, document, { signal, reportProgress, replaced });
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
    [uploadDocumentFile, document, onDone, dismissFailure, addUpload, isShown],
  );

  const uploadFiles = useCallback(
    (files: File[]) => {
      setFailures([]);
      for (const file of files) void uploadFile(file, null);
    },
    [uploadFile],
  );
  const replaceFile = useCallback(
    (replaced: UploadedFileDto, files: File[]) => {
      setFailures([]);
      files.forEach((file, index) => void uploadFile(file, index === 0 ? replaced : null));
    },
    [uploadFile],
  );
  return { uploads, failures, uploadFiles, replaceFile, dismissFailure };
}

/** Whether the component is still on the screen, for work that outlives it. */
function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
