import type { DossierListItem } from '@pratiche/api';
import { Button, DataTable, DownloadOutlined, EmptyState, PageHeader, type Column } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { clientColumn, numberColumn, sentDateColumn, serviceColumn, statusColumn } from '../shared/columns.js';
import { ListTools } from '../shared/ListTools.js';
import { NothingFound } from '../shared/NothingFound.js';
import { useDossierDownload } from '../shared/useDossierDownload.js';
import { useDossierList } from '../shared/useDossierList.js';

const COLUMNS: readonly Column<DossierListItem>[] = [
  numberColumn,
  sentDateColumn,
  clientColumn,
  serviceColumn,
  { key: 'operatoreName', title: 'Operatore di riferimento', sortable: true, render: ({ operatoreName }) => operatoreName ?? <span className="pr-muted">Da assegnare</span> },
  statusColumn,
];

export function SentPage() {
  const navigate = useNavigate();
  const list = useDossierList('PROCESSING', '-sentDate');
  const { download, downloading } = useDossierDownload();
  return (
    <>
      <PageHeader title="Pratiche inviate" subtitle="Le pratiche in verifica o in lavorazione presso i nostri operatori." />
      <ListTools list={list} />
      <DataTable
        {...list.table}
        label="Pratiche inviate"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        onRowDoubleClick={({ id }) => download(id)}
        actions={({ id }) => [
          { key: 'download', label: 'Scarica documenti', icon: <DownloadOutlined />, loading: downloading === id, disabled: downloading !== null, onClick: () => download(id) },
        ]}
        empty={list.isNarrowed ? <NothingFound onClear={list.params.clearFilters} /> : (
          <EmptyState
            title="Nessuna pratica inviata"
            text="Le pratiche inviate restano qui finché non vengono trasmesse a ENEA. Completa una bozza per inviarla."
            actions={<Button type="primary" onClick={() => navigate('/modules/drafts')}>Vai alle bozze</Button>}
          />
        )}
      />
    </>
  );
}
