import type { UploadedFileDto } from '@pratiche/api';
import { errorText, useAlerts, useConfirm } from '@pratiche/ui';
import { useDeleteFile } from './useDeleteFile.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

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
