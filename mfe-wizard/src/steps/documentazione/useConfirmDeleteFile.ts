import type { UploadedFileDto } from '@pratiche/api';
import { errorText, useAlerts, useConfirm } from '@pratiche/ui';
import { useDeleteFile } from './useDeleteFile.js';

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
        title: `Vuoi eliminare ${file.fileName}?`,
        text: `Il file sarà tolto da «${documentName}».`,
        confirmLabel: 'Elimina',
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
