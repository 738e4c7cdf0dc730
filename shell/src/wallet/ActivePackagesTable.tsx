import { readData, type ActivePackageDto } from '@pratiche/api';
import { EmptyState, formatCredits, useApi } from '@pratiche/ui';
import { DataTable, SearchBox, type Column } from '@pratiche/ui/lists';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClientSideList } from './useClientSideList.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';

const COLUMNS: readonly Column<ActivePackageDto>[] = [
  { key: 'name', title: TEXTS.package, priority: 1, render: (row) => row.rechargePackage.name },
  {
    key: 'initial',
    title: TEXTS.initialCredits,
    align: 'end',
    render: (row) => formatCredits(row.initialCredits),
  },
  {
    key: 'residual',
    title: TEXTS.residualCredits,
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
      <h2>{TEXTS.activePackages}</h2>
      {!none && (
        <div className="pr-list-tools">
          <SearchBox label={TEXTS.searchPackages} value={list.search} onChange={list.setSearch} />
        </div>
      )}
      <DataTable
        label={TEXTS.activePackages}
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
              drawing="credits"
              title={TEXTS.noPackages}
              text={TEXTS.noPackagesText}
              actions={<Link to="/packages">{TEXTS.seePackages}</Link>}
            />
          ) : (
            <EmptyState drawing="search" title={TEXTS.nothingFound} text={TEXTS.tryAnotherName} />
          )
        }
      />
    </section>
  );
}
