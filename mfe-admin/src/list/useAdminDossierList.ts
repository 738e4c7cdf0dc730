import { type DossierListItemDto, readData, type QueueDossierDto } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import { useSession, errorText, useAlerts, useApi } from '@pratiche/ui';
import {
  useStatusChange,
  announceStatusChange,
  useListKeys,
  useNotification,
  usePostponement,
  type ListAction,
} from '@pratiche/ui/office';
import { useDossierList, toListQuery, type DossierList, type ListState } from '@pratiche/ui/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useState, useEffect, useRef } from 'react';
import { useBulkActions } from '../bulk/useBulkActions.js';
import { useUnverifiedDocuments, type ListedOpenPoints } from '../bulk/useUnverifiedDocuments.js';
import { useDossierSelection, type DossierSelection } from '../bulk/useDossierSelection.js';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';
import { useRowActions } from './useRowActions.js';
import { useListPlace } from './useListPlace.js';
import { useMatchingDossiers } from '../bulk/useMatchingDossiers.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

/** Of a row that the list has lost meanwhile. */
const NOTHING_OPEN: ListedOpenPoints = { doubts: 0, openRequests: 0, unreadMessages: 0 };

const SORT_NAMES = ['businessName', 'receivedDate', 'completedDate', 'work'];

/** What both back-office lists do: rows, opening, keys and the change of status. */
export function useAdminDossierList(state: OfficeList, sort: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotification();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const list = useDossierList({
    state,
    filterNames: ADMIN_LIST_FILTERS,
    sortNames: SORT_NAMES,
    sort,
    refreshMs: LIST_REFRESH_MS,
  });
  const { params, table } = list;
  const place = useListPlace();
  const selection = useDossierSelection(
    table.rows ?? [],
    JSON.stringify([params.search, params.filters]),
    place.initialTicked,
  );
  const rememberPlace = (dossier: Pick<DossierListItemDto, 'id'>) =>
    place.savePlace(dossier, selection);
  useRestoredSelection({ state, params, place, selection });
  // The dossier's page leads back to this very list: same search, filters and page.
  const openDossier = (dossier: Pick<DossierListItemDto, 'id'>) => {
    rememberPlace(dossier);
    void navigate(`/administration/modules/edit/${dossier.id}`, {
      state: { from: address },
    });
  };
  const { user } = useSession();
  const bulk = useBulkActions(user?.id ?? null, selection, table.rows ?? []);
  const { confirmStep } = useUnverifiedDocuments();
  const statusChange = useStatusChange(
    () => {
      void queries.invalidateQueries({ queryKey: ['dossiers'] });
      void queries.invalidateQueries({ queryKey: ['dossier-view-counts'] });
      void queries.invalidateQueries({ queryKey: ['admin-dossier'] });
    },
    {
      announce: (text, sent, revision) =>
        announceStatusChange(text, sent, notify.success, revision),
      confirm: ({ target, to }) => {
        const row = table.rows?.find(({ id }) => id === target.id);
        return confirmStep({ ...NOTHING_OPEN, ...row, id: target.id }, to);
      },
    },
  );
  const postponement = usePostponement(() => {
    // Rows of other pages are not read again: what is known of them is no longer true.
    if (selection.isBeyondPage) selection.clearSelection();
  });
  const queueStart = useQueueStart({ state, list, onOpen: openDossier });
  const container = useListKeys({
    rows: table.rows,
    onOpen: openDossier,
    onTick: ({ id }) => selection.toggle(id),
    rowActions: useRowActions(state, { bulk, statusChange, postponement }),
    listActions: queueStart.actions,
  });
  return {
    state,
    address,
    list,
    openDossier,
    rememberPlace,
    container,
    statusChange,
    selection,
    bulk,
    postponement,
    queueStart,
  };
}

export type AdminDossierList = ReturnType<typeof useAdminDossierList>;

interface QueueStartOptions {
  state: OfficeList;
  list: DossierList;
  onOpen: (dossier: QueueDossierDto) => void;
}

interface QueueStart {
  busy: boolean;
  start: () => void;
  /** Its key; processed dossiers are no queue and have none. */
  actions: readonly ListAction[];
}

/** Begins a list with the dossier that the server gives: two operators who begin at once get two. */
function useQueueStart({ state, list, onOpen }: QueueStartOptions): QueueStart {
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

interface RestoredSelection {
  state: OfficeList;
  params: ListState;
  place: Pick<ReturnType<typeof useListPlace>, 'initialTicked' | 'wasBeyondPage'>;
  selection: DossierSelection;
}

/** Back from a dossier, rows of other pages are chosen again, as they are now. */
function useRestoredSelection({ state, params, place, selection }: RestoredSelection): void {
  const { initialTicked, wasBeyondPage } = place;
  const { loadMatching } = useMatchingDossiers(state, params);
  const restored = useRef(!wasBeyondPage);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    void loadMatching().then((found) => {
      if (found) selection.selectMatching(found.filter(({ id }) => initialTicked.includes(id)));
    });
  });
}
