import type { DossierListItem } from '@pratiche/api';
import { useApi, useRowKeys, useServerList, useStatusChange } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

export type BoardState = 'RECEIVED' | 'ELABORATED';

/** What both back-office lists do: rows, opening, keys and the change of status. */
export function useBoard(state: BoardState, sort: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const list = useServerList<DossierListItem>({
    queryKey: ['dossiers', state],
    fetchPage: (query, signal) => api.module.list({ ...query, state }, signal),
    sort,
    noun: { one: 'pratica', many: 'pratiche' },
  });
  const open = ({ id }: DossierListItem) => void navigate(`/administration/modules/edit/${id}`);
  const container = useRowKeys(list.table.rows, open);
  const statusChange = useStatusChange(() => {
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
    void queries.invalidateQueries({ queryKey: ['admin-dossier'] });
  });
  return { list, open, container, statusChange };
}

export type Board = ReturnType<typeof useBoard>;
