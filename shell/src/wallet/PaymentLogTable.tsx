import { readData, type PaymentLogDto } from '@pratiche/api';
import { getChoiceLabel, MOVEMENT_TYPES } from '@pratiche/domain';
import {
  DateText,
  EmptyState,
  formatCredits,
  formatSignedCredits,
  useApi,
  useSession,
} from '@pratiche/ui';
import { DataTable, SearchBox, type Column } from '@pratiche/ui/lists';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClientSideList } from './useClientSideList.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';

/** What happened, with the way to the dossier it was for; a Buyer sees no dossiers. */
function PaymentDescription({ log: { description, moduleId } }: { log: PaymentLogDto }) {
  const { user } = useSession();
  if (moduleId === null || user?.role !== 'User') return <>{description}</>;
  return <Link to={`/modules/edit/${moduleId}`}>{description}</Link>;
}

const SignedCredits = ({ amount }: { amount: number }) => (
  <span className={`pr-number ${amount < 0 ? 'sh-credit-out' : 'sh-credit-in'}`}>
    {formatSignedCredits(amount)}
  </span>
);

const COLUMNS: readonly Column<PaymentLogDto>[] = [
  {
    key: 'created',
    title: TEXTS.date,
    width: 104,
    render: (row) => <DateText value={row.created} />,
  },
  {
    key: 'type',
    title: TEXTS.movement,
    width: 104,
    render: (row) => getChoiceLabel(MOVEMENT_TYPES, row.type),
  },
  {
    key: 'description',
    title: TEXTS.description,
    priority: 1,
    render: (row) => <PaymentDescription log={row} />,
  },
  { key: 'package', title: TEXTS.package, width: 136, render: (row) => row.packageName },
  {
    key: 'amount',
    title: TEXTS.credits,
    align: 'end',
    width: 96,
    render: (row) => <SignedCredits amount={row.amount} />,
  },
  {
    key: 'balance',
    title: TEXTS.balance,
    align: 'end',
    width: 96,
    render: (row) => (
      <strong className="pr-number">
        {row.balance === null ? '' : formatCredits(row.balance)}
      </strong>
    ),
  },
];

/** Every movement of credits, newest first as the server answers them. */
export function PaymentLogTable({ accountId }: { accountId: number }) {
  const api = useApi();
  const isFitter = useSession().user?.role === 'User';
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-logs', accountId],
    queryFn: () =>
      readData(api.GET('/api/PaymentLogs/users/{id}', { params: { path: { id: accountId } } })),
    staleTime: 0,
  });
  const list = useClientSideList(
    data,
    (row) =>
      `${row.createdString} ${getChoiceLabel(MOVEMENT_TYPES, row.type)} ${row.description} ${row.packageName}`,
  );
  const none = data?.length === 0;
  return (
    <section className="sh-section">
      <h2>{TEXTS.movements}</h2>
      <div className="pr-list-tools">
        <SearchBox label={TEXTS.searchMovements} value={list.search} onChange={list.setSearch} />
      </div>
      <DataTable
        label={TEXTS.movementsTable}
        columns={COLUMNS}
        rows={list.rows}
        total={list.total}
        rowKey={(row) => row.id}
        card={(row) => ({
          to: row.moduleId === null || !isFitter ? undefined : `/modules/edit/${row.moduleId}`,
          title: row.description,
          line: (
            <>
              <DateText value={row.created} /> · {row.packageName}
            </>
          ),
          badge: <SignedCredits amount={row.amount} />,
          note:
            row.balance === null ? undefined : (
              <span className="pr-number">{TEXTS.balanceAfter(formatCredits(row.balance))}</span>
            ),
        })}
        error={error}
        onRetry={() => void refetch()}
        paging={list.paging}
        noun={TEXTS.movementNoun}
        empty={
          <EmptyState
            drawing={none ? 'credits' : 'search'}
            title={none ? TEXTS.noMovements : TEXTS.nothingFound}
            text={none ? TEXTS.noMovementsText : TEXTS.tryOtherWords}
          />
        }
      />
    </section>
  );
}
