import type { DossierListItemDto } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import {
  useDossierList,
  useRowShortcuts,
  useSelection,
  useSession,
  useStatusChange,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useBulkActions } from '../bulk/useBulkActions.js';

const SORT_NAMES = ['businessName', 'receivedDate'];

/** What both back-office lists do: rows, opening, keys and the change of status. */
export function useAdminDossierList(state: OfficeList, sort: string | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useDossierList({
    state,
    filterNames: ADMIN_LIST_FILTERS,
    sortNames: SORT_NAMES,
    sort,
  });
  // The dossier's page leads back to this very list: same search, filters and page.
  const openDossier = ({ id }: DossierListItemDto) =>
    void navigate(`/administration/modules/edit/${id}`, { state: { from: pathname + search } });
  const selection = useSelection({
    keys: list.table.rows?.map(({ id }) => id) ?? [],
    noun: 'la pratica',
    allLabel: 'Scegli tutte le pratiche della pagina',
  });
  const container = useRowShortcuts(list.table.rows, openDossier, ({ id }) => selection.toggle(id));
  const { user } = useSession();
  const bulk = useBulkActions(user?.id ?? null);
  const statusChange = useStatusChange(() => {
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
    void queries.invalidateQueries({ queryKey: ['admin-dossier'] });
  });
  return { state, list, openDossier, container, statusChange, selection, bulk };
}

export type AdminDossierList = ReturnType<typeof useAdminDossierList>;
