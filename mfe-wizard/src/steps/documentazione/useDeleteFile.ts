import type { UploadedFile } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useCallback } from 'react';
import { splitFileName } from '../../files/split-file-name.js';
import { useOwnerAccountId } from './useOwnerAccountId.js';

/** Deletes an uploaded file by its name, as the API wants it. */
export function useDeleteFile(moduleId: number): (file: UploadedFile) => Promise<void> {
  const api = useApi();
  const accountId = useOwnerAccountId();
  return useCallback(
    async ({ fileName }) => {
      const { name, extension } = splitFileName(fileName);
      await api.upload.remove(accountId, moduleId, name, extension);
    },
    [api, accountId, moduleId],
  );
}
