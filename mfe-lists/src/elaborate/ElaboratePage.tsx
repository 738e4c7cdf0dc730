import type { DossierListItem } from '@pratiche/api';
import { Button, DataTable, DownloadOutlined, EmptyState, PageHeader, type Column } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { clientColumn, numberColumn, sentDateColumn, serviceColumn, statusColumn } from '../shared/columns.js';
import { ListTools } from '../shared/ListTools.js';
import { NothingFound } from '../shared/NothingFound.js';
import { useDossierDownload } from '../shared/useDossierDownload.js';
import { useDossierList } from '../shared/useDossierList.js';

const COLUMNS: readonly Column<DossierListItem>[] = [numberColumn, sentDateColumn, clientColumn, serviceColumn, statusColumn];

export function ElaboratePage() {
  const navigate = useNavigate();
  const list = useDossierList('ELABORATED', '-sentDate');
  const { download, downloading } = useDossierDownload();
  return (
    <>
      <PageHeader title="Pratiche elaborate" subtitle="Le pratiche trasmesse a ENEA e quelle completate, con i loro documenti." />
      <ListTools list={list} />
      <DataTable
        {...list.table}
        label="Pratiche elaborate"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        onRowDoubleClick={({ id }) => download(id)}
        actions={({ id }) => [
          { key: 'download', label: 'Scarica documenti', icon: <DownloadOutlined />, loading: downloading === id, disabled: downloading !== null, onClick: () => download(id) },
        ]}
        empty={list.isNarrowed ? <NothingFound onClear={list.params.clearFilters} /> : (
          <EmptyState
            title="Nessuna pratica elaborata"
            text="Qui arrivano le pratiche trasmesse a ENEA, con la ricevuta da scaricare."
            actions={<Button type="primary" onClick={() => navigate('/modules/sent')}>Vedi le pratiche inviate</Button>}
          />
        )}
      />
    </>
  );
}
