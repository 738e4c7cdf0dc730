import type { UploadedFileDto } from '@pratiche/api';
import type { EneaFiling, FilingFileName } from '@pratiche/domain';
import { useAlerts, useApi, useAsyncAction, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { PANEL_TEXTS } from './texts.js';

export interface AdminFileRemoval {
  busy: boolean;
  failure: string | null;
  removeFile: (label: string) => Promise<void>;
}

/** Deletes a wrong file of a declaration, after asking. */
export function useAdminFileRemoval(
  moduleId: number,
  {
    name,
    filing,
    file,
  }: { name: FilingFileName; filing: EneaFiling; file: UploadedFileDto | null },
): AdminFileRemoval {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { busy, failure, runAction } = useAsyncAction();

  async function removeFile(label: string): Promise<void> {
    const sure = await confirm({
      title: PANEL_TEXTS.removeQuestion(file?.fileName ?? label),
      text: label,
      confirmLabel: PANEL_TEXTS.remove,
      danger: true,
    });
    if (!sure) return;
    const isDone = await runAction(() =>
      runDossierAct(queries, moduleId, (header) =>
        api.DELETE('/api/Upload/adminFile/{moduleId}/{name}', {
          params: { path: { moduleId, name }, query: { filing }, header },
        }),
      ),
    );
    if (isDone) alerts.success(PANEL_TEXTS.fileRemoved(file?.fileName ?? label));
  }

  return { busy, failure, removeFile };
}
