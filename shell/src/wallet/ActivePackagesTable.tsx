import { readData, type ActivePackageDto } from '@pratiche/api';
import { EmptyState, formatCredits, useApi } from '@pratiche/ui';
import { DataTable, SearchBox, type Column } from '@pratiche/ui/lists';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClientSideList } from './useClientSideList.js';

const COLUMNS: readonly Column<ActivePackageDto>[] = [
  { key: 'name', title: 'Pacchetto', priority: 1, render: (row) => row.rechargePackage.name },
  {
    key: 'initial',
    title: 'Crediti iniziali',
    align: 'end',
    render: (row) => formatCredits(row.initialCredits),
  },
  {
    key: 'residual',
    title: 'Crediti residui',
    align: 'end',
    render: (row) => <strong>{formatCredits(row.residualCredits)}</strong>,
  },
];

/** The packages of an account and the remaining credits of each. */
export function ActivePackagesTable({ accountId }: { accountId: number }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['active-packages', accountId],
    queryFn: () =>
      readData(
        api.GET('/api/Accounts/get-active-packages/{id}', { params: { path: { id: accountId } } }),
      ),
    staleTime: 0,
  });
  const list = useClientSideList(data, (row) => row.rechargePackage.name);
  const none = data?.length === 0;
  return (
    <section className="sh-section">
      <h2>Pacchetti attivi</h2>
      {!none && (
        <div className="pr-list-tools">
          <SearchBox label="Cerca un pacchetto" value={list.search} onChange={list.setSearch} />
        </div>
      )}
      <DataTable
        label="Pacchetti attivi"
        columns={COLUMNS}
        rows={list.rows}
        total={list.total}
        rowKey={(row) => row.id}
        error={error}
        onRetry={() => void refetch()}
        paging={list.paging}
        noun={{ one: 'pacchetto', many: 'pacchetti' }}
        empty={
          none ? (
            <EmptyState
              title="Nessun pacchetto attivo"
              text="Per inviare le pratiche ti servono crediti."
              actions={<Link to="/packages">Vedi i pacchetti</Link>}
            />
          ) : (
            <EmptyState title="Nessun risultato" text="Prova con un altro nome." />
          )
        }
      />
    </section>
  );
}
