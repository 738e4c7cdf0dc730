import type { UploadedFileDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { INVOICES_KEY } from '../../../invoices/invoice-calls.js';
import { splitFileName } from '../../../files/split-file-name.js';
import { useOwnerAccountId } from '../upload/useOwnerAccountId.js';

/** Deletes an uploaded file by its name, as the API wants it. */
export function useDeleteFile(moduleId: number): (file: UploadedFileDto) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const accountId = useOwnerAccountId();
  return useCallback(
    async ({ fileName }) => {
      const { name, extension } = splitFileName(fileName);
      await api.DELETE('/api/Upload/{accountId}/{moduleId}/{fileName}/{extension}', {
        params: { path: { accountId, moduleId, fileName: name, extension } },
      });
      // An invoice goes with its file.
      await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, moduleId] });
    },
    [api, queryClient, accountId, moduleId],
  );
}
