import type { UploadedFileDto } from '@pratiche/api';
import { errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { INVOICES_KEY } from '../../../invoices/invoice-calls.js';
import { splitFileName } from '../../../files/split-file-name.js';
import { useOwnerAccountId } from '../upload/useOwnerAccountId.js';

/**
 * Deletes a file of a document after a confirmation and returns whether it is gone; calls `onDone`
 * also after a failure, to refresh the list.
 */
export function useConfirmDeleteFile(
  moduleId: number,
  documentName: string,
  onDone: () => void,
): (file: UploadedFileDto) => Promise<boolean> {
  const removeFile = useDeleteFile(moduleId);
  const alerts = useAlerts();
  const confirm = useConfirm();
  return async (file) => {
    if (
      !(await confirm({
        title: TEXTS.deleteQuestion(file.fileName),
        text: TEXTS.deleteText(documentName),
        confirmLabel: TEXTS.delete,
        danger: true,
      }))
    )
      return false;
    try {
      await removeFile(file);
      return true;
    } catch (error) {
      alerts.error(errorText(error));
      return false;
    } finally {
      onDone();
    }
  };
}

/** Deletes an uploaded file by its name, as the API wants it. */
function useDeleteFile(moduleId: number): (file: UploadedFileDto) => Promise<void> {
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
