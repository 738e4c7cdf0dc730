import {
  Button,
  DownloadOutlined,
  EmptyState,
  EyeOutlined,
  PageHeader,
  useApi,
  useDownload,
} from '@pratiche/ui';
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
  createStatusChangeColumn,
} from './dossier-columns.js';
import { useAdminDossierList } from './useAdminDossierList.js';
import { ExportButton } from '../exports/ExportButton.js';
import { ListFilters } from './filters/ListFilters.js';

export function CompletedPage() {
  const api = useApi();
  const navigate = useNavigate();
  const board = useAdminDossierList('ELABORATED', null);
  const { download, activeDownload } = useDownload();
  const columns = useMemo(
    () => [
      numberColumn,
      companyColumn,
      clientColumn,
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
        title="Pratiche elaborate"
        subtitle="Le pratiche inviate a ENEA e quelle completate."
        actions={
          <ExportButton
            params={board.list.params}
            start={(filters) => api.exports.dossiers('ELABORATED', filters)}
          />
        }
      />
      <ListFilters params={board.list.params} state="ELABORATED" />
      <AdminDossierTable
        dossierList={board}
        state="ELABORATED"
        label="Pratiche elaborate"
        columns={columns}
        actions={(dossier) => [
          { key: 'open', label: 'Apri', icon: <EyeOutlined />, onClick: () => board.open(dossier) },
          {
            key: 'download',
            label: 'Scarica documenti',
            icon: <DownloadOutlined />,
            iconOnly: true,
            loading: activeDownload === dossier.id,
            disabled: activeDownload !== null,
            onClick: () =>
              download(
                dossier.id,
                () => api.module.download(dossier.id),
                'Errore Download Pratiche',
              ),
          },
        ]}
        empty={
          <EmptyState
            title="Nessuna pratica elaborata"
            text="Qui arrivano le pratiche inviate a ENEA."
            actions={
              <Button type="primary" onClick={() => navigate('/administration/modules/received')}>
                Vai alle pratiche da elaborare
              </Button>
            }
          />
        }
      />
    </>
  );
}
