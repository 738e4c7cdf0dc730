import type { DossierListItem } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import {
  useApi,
  useRowShortcuts,
  useSelection,
  useServerList,
  useSession,
  useStatusChange,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useBulkActions } from '../bulk/useBulkActions.js';

export type AdminListState = OfficeList;

const SORT_NAMES = [
  'id',
  'businessName',
  'client',
  'receivedDate',
  'operatoreName',
  'status',
  'deadlineDate',
  'serviceType',
];

/** What both back-office lists do: rows, opening, keys and the change of status. */
export function useAdminDossierList(state: AdminListState, sort: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useServerList<DossierListItem>({
    queryKey: ['dossiers', state],
    fetchPage: (query, signal) => api.module.list({ ...query, state }, signal),
    filterNames: ADMIN_LIST_FILTERS,
    sortNames: SORT_NAMES,
    sort,
    noun: { one: 'pratica', many: 'pratiche' },
  });
  // The dossier's page leads back to this very list: same search, filters and page.
  const open = ({ id }: DossierListItem) =>
    void navigate(`/administration/modules/edit/${id}`, { state: { from: pathname + search } });
  const selection = useSelection({
    keys: list.table.rows?.map(({ id }) => id) ?? [],
    noun: 'la pratica',
    allLabel: 'Scegli tutte le pratiche della pagina',
  });
  const container = useRowShortcuts(list.table.rows, open, ({ id }) => selection.toggle(id));
  const { user } = useSession();
  const bulk = useBulkActions(user?.id ?? null);
  const statusChange = useStatusChange(() => {
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
    void queries.invalidateQueries({ queryKey: ['admin-dossier'] });
  });
  return { list, open, container, statusChange, selection, bulk };
}

export type AdminDossierList = ReturnType<typeof useAdminDossierList>;
