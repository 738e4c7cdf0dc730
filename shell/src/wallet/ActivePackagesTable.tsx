import type { ActivePackageDto } from '@pratiche/api';
import { EmptyState, formatCreditCount, formatCredits, Money } from '@pratiche/ui';
import { DataTable, SearchBox, type Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';
import { useClientSideList } from './useClientSideList.js';
import { useOwnPackages } from './useOwnPackages.js';
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
  {
    key: 'value',
    title: TEXTS.value,
    align: 'end',
    render: (row) => <Money value={row.residualValue} />,
  },
];

/** The packages of an account and the remaining credits of each. */
export function ActivePackagesTable({ accountId }: { accountId: number }) {
  const { data, error, refetch } = useOwnPackages(accountId);
  const list = useClientSideList(data, (row) => row.rechargePackage.name);
  const none = data?.length === 0;
  return (
    <section className="sh-section">
      <h2>{TEXTS.activePackages}</h2>
      <div className="pr-list-tools">
        <SearchBox label={TEXTS.searchPackages} value={list.search} onChange={list.setSearch} />
      </div>
      <DataTable
        label={TEXTS.activePackages}
        columns={COLUMNS}
        rows={list.rows}
        total={list.total}
        rowKey={(row) => row.id}
        card={(row) => ({
          to: undefined,
          title: row.rechargePackage.name,
          line: TEXTS.creditsLeft(
            formatCredits(row.residualCredits),
            formatCreditCount(row.initialCredits),
          ),
          badge: <Money value={row.residualValue} />,
        })}
        error={error}
        onRetry={() => void refetch()}
        paging={list.paging}
        noun={TEXTS.packageNoun}
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
