import {
  ApiError,
  readData,
  type AdminDossierDto,
  type DocumentCheckDto,
  type DocumentSetItemDto,
} from '@pratiche/api';
import { isStatusCode, validateCheckOfRequested, validateDocumentCheck } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminDossierKey } from '../queries/useAdminDossier.js';
import { listFileIds } from './counted-documents.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

export interface DocumentChecks {
  /** The document being marked. */
  busyItem: number | null;
  findCheck: (itemId: number) => DocumentCheckDto | undefined;
  mayCheck: (item: DocumentSetItemDto) => boolean;
  /** Why a document cannot be marked now although it has files; `null` of others. */
  findRefusal: (item: DocumentSetItemDto) => string | null;
  /** @returns whether it was kept; a failure is shown */
  changeCheck: (item: DocumentSetItemDto, isVerified: boolean) => Promise<boolean>;
  /** Resolves once no tick is on its way: an act names the revision that the last one left. */
  settle: () => Promise<unknown>;
}

const findCheckRefusal = ({ isAskedAgain }: DocumentSetItemDto): string | null =>
  validateCheckOfRequested(isAskedAgain === true);

/** Which documents an operator has looked at, kept on the server for the colleagues too. */
export function useDocumentChecks(dossier: AdminDossierDto): DocumentChecks {
  const { id, operatorId, status, documentChecks } = dossier;
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busyItem, setBusyItem] = useState<number | null>(null);

  const pending = useRef<Promise<unknown>>(Promise.resolve());

  async function sendCheck(item: DocumentSetItemDto, isVerified: boolean): Promise<boolean> {
    setBusyItem(item.id);
    try {
      const checks = await readData(
        api.PUT('/api/Module/documentChecks/{id}', {
          params: { path: { id } },
          body: { itemId: item.id, isVerified, fileIds: listFileIds(item) },
        }),
      );
      // The first act takes charge of the dossier: the tick is shown with the revision that this left.
      if (operatorId === null) await queries.invalidateQueries({ queryKey: adminDossierKey(id) });
      else
        queries.setQueryData<AdminDossierDto>(
          adminDossierKey(id),
          (before) => before && { ...before, documentChecks: checks },
        );
      return true;
    } catch (error) {
      alerts.error(isUnreached(error) ? ADMIN_DOCUMENT_TEXTS.checkNotKept : errorText(error));
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
      isStatusCode(status.code) &&
      validateDocumentCheck(status.code, listFileIds(item)) === null &&
      findCheckRefusal(item) === null,
    findRefusal: findCheckRefusal,
    changeCheck: (item, isVerified) => {
      const sent = sendCheck(item, isVerified);
      pending.current = sent;
      return sent;
    },
    settle: () => pending.current,
  };
}

/** No server has answered: nothing of a tick stays on the device, as what is typed into a form does. */
const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network';
