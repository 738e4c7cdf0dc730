import type { UploadedFile } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useCallback } from 'react';
import { splitName } from './file-name.js';
import { useOwner } from './useOwner.js';

/** Deletes an uploaded file by its name, as the API wants it. */
export function useFileRemoval(moduleId: number): (file: UploadedFile) => Promise<void> {
  const api = useApi();
  const accountId = useOwner();
  return useCallback(
    async ({ fileName }) => {
      const { name, extension } = splitName(fileName);
      await api.upload.remove(accountId, moduleId, name, extension);
    },
    [api, accountId, moduleId],
  );
}
