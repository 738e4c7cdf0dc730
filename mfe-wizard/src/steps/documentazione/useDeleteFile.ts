import type { UploadedFileDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useCallback } from 'react';
import { splitFileName } from '../../files/split-file-name.js';
import { useOwnerAccountId } from './useOwnerAccountId.js';

/** Deletes an uploaded file by its name, as the API wants it. */
export function useDeleteFile(moduleId: number): (file: UploadedFileDto) => Promise<void> {
  const api = useApi();
  const accountId = useOwnerAccountId();
  return useCallback(
    async ({ fileName }) => {
      const { name, extension } = splitFileName(fileName);
      await api.DELETE('/api/Upload/{accountId}/{moduleId}/{fileName}/{extension}', {
        params: { path: { accountId, moduleId, fileName: name, extension } },
      });
    },
    [api, accountId, moduleId],
  );
}
