import type { DocumentSetItemDto } from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import { useCallback, useRef, useState } from 'react';
import { sortFile, type SortedFile } from './sorted-file.js';
import { isFileRefused } from '../upload/useDocumentUploads.js';
import { useUploadDocumentFile } from '../upload/useUploadDocumentFile.js';

export interface SortedFiles {
  files: readonly SortedFile[];
  /** Files that are in their documents now; those with nothing to say left the list. */
  placed: number;
  isUploading: boolean;
  addFiles: (files: readonly File[]) => Promise<void>;
  chooseDocument: (key: string, itemId: number | null) => void;
  removeFile: (key: string) => void;
  removeDone: () => void;
  /** Uploads every file that has a document, one after another. */
  uploadAll: () => Promise<void>;
}

/** Many files at once: where each goes, and how far it is. */
export function useSortedFiles(
  moduleId: number,
  items: readonly DocumentSetItemDto[],
  onChange: () => void,
): SortedFiles {
  const uploadFile = useUploadDocumentFile(moduleId);
  const count = useRef(0);
  const [files, setFiles] = useState<readonly SortedFile[]>([]);
  const [placed, setPlaced] = useState(0);
  const [isUploading, setUploading] = useState(false);

  const update = useCallback(
    (key: string, change: Partial<SortedFile>) =>
      setFiles((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [],
  );

  const removeFile = (key: string) => setFiles((list) => list.filter((one) => one.key !== key));

  async function addFiles(added: readonly File[]): Promise<void> {
    const sorted = await Promise.all(
      added.map((file) => {
        count.current += 1;
        return sortFile(file, String(count.current), items);
      }),
    );
    setPlaced(0);
    // Another file is taken in its place: why it was refused is no news any more.
    setFiles((list) => [...list.filter(({ state }) => state !== 'refused'), ...sorted]);
  }

  async function uploadOne({ key, file, itemId }: SortedFile): Promise<void> {
    const item = items.find(({ id }) => id === itemId);
    if (item === undefined) return;
    update(key, { state: 'uploading', percent: 0, message: null });
    try {
      const message = await uploadFile(
        file,
        { id: item.id, code: item.document.code },
        {
          signal: new AbortController().signal,
          reportProgress: (sent, total) =>
            update(key, { percent: total > 0 ? (100 * sent) / total : 0 }),
        },
      );
      setPlaced((before) => before + 1);
      // The document shows the file from now on, also one that waits on this device.
      if (message === null) removeFile(key);
      else update(key, { state: 'done', percent: 100, message });
    } catch (error) {
      update(key, {
        state: isFileRefused(error) ? 'refused' : 'failed',
        message: errorText(error),
      });
    }
  }

  async function uploadAll(): Promise<void> {
    setUploading(true);
    try {
      for (const file of files) if (isToUpload(file)) await uploadOne(file);
    } finally {
      setUploading(false);
      onChange();
    }
  }

  return {
    files,
    placed,
    isUploading,
    addFiles,
    uploadAll,
    chooseDocument: (key, itemId) =>
      update(key, { itemId, isProposed: false, state: 'ready', message: null }),
    removeFile,
    removeDone: () => setFiles((list) => list.filter(({ state }) => state !== 'done')),
  };
}

export const isToUpload = ({ state, itemId }: SortedFile): boolean =>
  itemId !== null && (state === 'ready' || state === 'failed');
