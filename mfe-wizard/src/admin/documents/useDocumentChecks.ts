import {
  readData,
  type AdminDossierDto,
  type DocumentCheckDto,
  type DocumentSetItemDto,
} from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import { validateDocumentCheck } from '@pratiche/domain/dossier-rules';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminDossierKey } from '../queries/useAdminDossier.js';
import { listFileIds } from './counted-documents.js';

export interface DocumentChecks {
  /** The document being marked. */
  busyItem: number | null;
  findCheck: (itemId: number) => DocumentCheckDto | undefined;
  mayCheck: (item: DocumentSetItemDto) => boolean;
  /** @returns whether it was kept; a failure is shown */
  changeCheck: (item: DocumentSetItemDto, isVerified: boolean) => Promise<boolean>;
}

/** Which documents an operator has looked at, kept on the server for the colleagues too. */
export function useDocumentChecks({ id, status, documentChecks }: AdminDossierDto): DocumentChecks {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busyItem, setBusyItem] = useState<number | null>(null);

  async function changeCheck(item: DocumentSetItemDto, isVerified: boolean): Promise<boolean> {
    setBusyItem(item.id);
    try {
      const checks = await readData(
        api.PUT('/api/Module/documentChecks/{id}', {
          params: { path: { id } },
          body: { itemId: item.id, isVerified, fileIds: listFileIds(item) },
        }),
      );
      queries.setQueryData<AdminDossierDto>(
        adminDossierKey(id),
        (before) => before && { ...before, documentChecks: checks },
      );
      return true;
    } catch (error) {
      alerts.error(errorText(error));
      await queries.invalidateQueries({ queryKey: adminDossierKey(id) });
      return false;
    } finally {
      setBusyItem(null);
    }
  }

  return {
    busyItem,
    findCheck: (itemId) => documentChecks.find((check) => check.itemId === itemId),
    mayCheck: (item) =>
      isStatusCode(status.code) && validateDocumentCheck(status.code, listFileIds(item)) === null,
    changeCheck,
  };
}
