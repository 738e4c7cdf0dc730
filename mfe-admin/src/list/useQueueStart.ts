import { readData, type QueueDossierDto } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { toListQuery, type DossierList } from '@pratiche/ui/lists';
import { useNotification, type ListAction } from '@pratiche/ui/office';
import { useState } from 'react';
import { DOSSIER_LIST_TEXTS } from './texts.js';

interface QueueStartOptions {
  state: OfficeList;
  list: DossierList;
  onOpen: (dossier: QueueDossierDto) => void;
}

export interface QueueStart {
  busy: boolean;
  start: () => void;
  /** Its key; processed dossiers are no queue and have none. */
  actions: readonly ListAction[];
}

/** Begins a list with the dossier that the server gives: two operators who begin at once get two. */
export function useQueueStart({ state, list, onOpen }: QueueStartOptions): QueueStart {
  const api = useApi();
  const alerts = useAlerts();
  const notify = useNotification();
  const [busy, setBusy] = useState(false);

  async function takeFirst(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { params, table } = list;
    // The queue is the whole list, whichever page of it is shown.
    const {
      page: _page,
      pageSize: _pageSize,
      ...query
    } = toListQuery({ ...params, sort: table.sort ?? null }, ADMIN_LIST_FILTERS);
    try {
      const { next } = await readData(
        api.POST('/api/Module/queue/next', { params: { query: { ...query, state } } }),
      );
      if (next === null) notify.success(DOSSIER_LIST_TEXTS.nothingFree);
      else onOpen(next);
    } catch (error) {
      alerts.error(DOSSIER_LIST_TEXTS.startFailed(errorText(error)));
    } finally {
      setBusy(false);
    }
  }

  const start = () => void takeFirst();
  return {
    busy,
    start,
    actions:
      state === 'RECEIVED' ? [{ key: 'N', label: DOSSIER_LIST_TEXTS.startHint, run: start }] : [],
  };
}
