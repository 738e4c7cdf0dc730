import type { PaymentLog } from '@pratiche/api';
import { DataTable, DateText, EmptyState, formatCredits, SearchBox, useApi, type Column } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocalList } from './useLocalList.js';

const COLUMNS: readonly Column<PaymentLog>[] = [
  { key: 'created', title: 'Data', width: 130, render: (row) => <DateText value={row.created} /> },
  { key: 'description', title: 'Descrizione', priority: 1, render: (row) => row.description },
  { key: 'amount', title: 'Crediti', align: 'end', width: 120, render: (row) => <span className="pr-number">{signed(row.amount)}</span> },
];

/** Every movement of credits, newest first as the server answers them. */
export function Payments({ accountId }: { accountId: number }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({ queryKey: ['payment-logs', accountId], queryFn: () => api.paymentLogs.ofUser(accountId), staleTime: 0 });
  const list = useLocalList(data, (row) => `${row.createdString} ${row.description}`);
  const none = data?.length === 0;
  return (
    <section className="sh-section">
      <h2>Movimenti</h2>
      {!none && <div className="pr-list-tools"><SearchBox label="Cerca tra i movimenti" value={list.search} onChange={list.setSearch} /></div>}
      <DataTable label="Movimenti dei crediti" columns={COLUMNS} rows={list.rows} total={list.total} rowKey={(row) => row.id} error={error} onRetry={() => void refetch()}
        paging={list.paging} noun={{ one: 'movimento', many: 'movimenti' }}
        empty={<EmptyState title={none ? 'Ancora nessun movimento' : 'Nessun risultato'} text={none ? 'Ricariche, addebiti e rimborsi compariranno qui.' : 'Prova con altre parole.'} />} />
    </section>
  );
}

const signed = (credits: number): string => (credits > 0 ? `+${formatCredits(credits)}` : formatCredits(credits).replace('-', '−'));
