import type { DossierListItemDto } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import { useSession } from '@pratiche/ui';
import {
  useStatusChange,
  announceStatusChange,
  useListKeys,
  useNotification,
  usePostponement,
} from '@pratiche/ui/office';
import { useDossierList } from '@pratiche/ui/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useBulkActions } from '../bulk/useBulkActions.js';
import { useUnverifiedDocuments } from '../bulk/useUnverifiedDocuments.js';
import { useDossierSelection } from '../bulk/useDossierSelection.js';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';
import { useQueueStart } from './useQueueStart.js';
import { useRowActions } from './useRowActions.js';
import { useListPlace } from './useListPlace.js';
import { useRestoredSelection } from './useRestoredSelection.js';

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
      confirm: ({ target, to }) => confirmStep(target.id, to),
    },
  );
  const postponement = usePostponement();
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
