import { Button, EmptyState, EyeOutlined, PageHeader, useApi, UserOutlined } from '@pratiche/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { AdminDossierTable } from './AdminDossierTable.js';
import {
  clientColumn,
  companyColumn,
  deadlineColumn,
  numberColumn,
  operatorColumn,
  progressColumn,
  receivedDateColumn,
  createStatusChangeColumn,
} from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';
import { ExportButton } from '../exports/ExportButton.js';
import { ListFilters } from './filters/ListFilters.js';

export function ReceivedPage() {
  const api = useApi();
  const navigate = useNavigate();
  const board = useAdminDossierList('RECEIVED', 'receivedDate');
  const columns = useMemo(
    () => [
      numberColumn,
      companyColumn,
      clientColumn,
      receivedDateColumn,
      operatorColumn,
      deadlineColumn,
      progressColumn,
      createStatusChangeColumn(board.statusChange),
    ],
    [board.statusChange],
  );
  return (
    <>
      <PageHeader
        title="Pratiche da elaborare"
        subtitle="Le pratiche inviate dagli installatori, dalla più vecchia."
        actions={
          <ExportButton
            params={board.list.params}
            start={(filters) => api.exports.dossiers('RECEIVED', filters)}
          />
        }
      />
      <ListFilters params={board.list.params} state="RECEIVED" />
      <AdminDossierTable
        dossierList={board}
        state="RECEIVED"
        label="Pratiche da elaborare"
        columns={columns}
        actions={(dossier) => [
          { key: 'open', label: 'Apri', icon: <EyeOutlined />, onClick: () => board.open(dossier) },
          ...(dossier.operatorId === null
            ? [
                {
                  key: 'take',
                  label: 'Prendi in carico',
                  icon: <UserOutlined />,
                  iconOnly: true,
                  disabled: board.bulk.busy !== null,
                  onClick: () => void board.bulk.take([dossier.id]),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState
            title="Nessuna pratica da elaborare"
            text="Le pratiche compaiono qui appena un installatore le invia."
            actions={
              <Button onClick={() => navigate('/administration/modules/completed')}>
                Vedi le pratiche elaborate
              </Button>
            }
          />
        }
      />
    </>
  );
}
