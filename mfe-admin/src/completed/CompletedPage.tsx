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
import { BoardTable } from '../board/BoardTable.js';
import {
  clientColumn,
  companyColumn,
  deadlineColumn,
  numberColumn,
  operatorColumn,
  progressColumn,
  statusColumn,
} from '../board/columns.js';
import { useBoard } from '../board/useBoard.js';
import { ExportButton } from '../exports/ExportButton.js';
import { Filters } from '../filters/Filters.js';

export function CompletedPage() {
  const api = useApi();
  const navigate = useNavigate();
  const board = useBoard('ELABORATED', null);
  const { run, running } = useDownload();
  const columns = useMemo(
    () => [
      numberColumn,
      companyColumn,
      clientColumn,
      operatorColumn,
      deadlineColumn,
      progressColumn,
      statusColumn(board.statusChange),
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
      <Filters params={board.list.params} state="ELABORATED" />
      <BoardTable
        board={board}
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
            loading: running === dossier.id,
            disabled: running !== null,
            onClick: () =>
              run(dossier.id, () => api.module.download(dossier.id), 'Errore Download Pratiche'),
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
