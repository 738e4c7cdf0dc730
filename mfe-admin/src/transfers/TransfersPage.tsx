import { readPage, type OfficeOrderDto } from '@pratiche/api';
import { listOrderActions, NEW_ORDER_STATUS } from '@pratiche/domain/packages';
import { CheckOutlined, CloseOutlined, PageHeader, useApi } from '@pratiche/ui';
import { SearchBox, useServerList } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, OfficeTabs, useListKeys } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { ConfirmTransferDialog } from './ConfirmTransferDialog.js';
import { NoTransfers } from './NoTransfers.js';
import { RejectTransferDialog } from './RejectTransferDialog.js';
import { buildTransferColumns } from './transfer-columns.js';
import { useReceiptDownload } from './useReceiptDownload.js';
import './transfers.css';

const TABS = [
  { key: 'pending', label: 'Da confermare' },
  { key: 'confirmed', label: 'Accreditati' },
  { key: 'rejected', label: 'Rifiutati' },
  { key: 'withdrawn', label: 'Ritirati' },
] as const;
type Tab = (typeof TABS)[number]['key'];

const toTab = (status: unknown): Tab =>
  TABS.find(({ key }) => key === status)?.key ?? NEW_ORDER_STATUS;

const listKeysOf = (tab: Tab) =>
  tab === NEW_ORDER_STATUS
    ? ([['A', 'conferma'], ['R', 'rifiuta'], ...SHORT_LIST_KEYS] as const)
    : SHORT_LIST_KEYS;

type Question = { kind: 'confirmed' | 'rejected'; order: OfficeOrderDto };

/** What an operator can do with a transfer, in the row. */
const listTransferActions = (order: OfficeOrderDto, ask: (question: Question) => void) =>
  listOrderActions(order.status, 'backOffice').map((to) =>
    to === 'confirmed'
      ? {
          key: to,
          label: 'Conferma',
          icon: <CheckOutlined />,
          onClick: () => ask({ kind: to, order }),
        }
      : {
          key: to,
          label: 'Rifiuta',
          icon: <CloseOutlined />,
          danger: true,
          onClick: () => ask({ kind: 'rejected', order }),
        },
  );

/** Keys of the list: the company is opened, and a waiting transfer decided on after its question. */
function useTransferKeys(
  rows: readonly OfficeOrderDto[] | undefined,
  tab: Tab,
  ask: (question: Question) => void,
) {
  const navigate = useNavigate();
  const answer = (kind: Question['kind']) => (order: OfficeOrderDto) => {
    if (listOrderActions(order.status, 'backOffice').includes(kind)) ask({ kind, order });
  };
  return useListKeys({
    rows,
    onOpen: ({ accountId }) => void navigate(`/administration/users/${accountId}?scheda=crediti`),
    rowActions:
      tab === NEW_ORDER_STATUS
        ? [
            { key: 'A', label: 'Conferma il bonifico in evidenza', run: answer('confirmed') },
            { key: 'R', label: 'Rifiuta il bonifico in evidenza', run: answer('rejected') },
          ]
        : [],
  });
}

/** Transfers that companies announced: found by a line of the bank statement, confirmed or rejected. */
export function TransfersPage() {
  const api = useApi();
  const queries = useQueryClient();
  const downloadReceipt = useReceiptDownload();
  const [asked, setAsked] = useState<Question | null>(null);
  const { params, table } = useServerList<OfficeOrderDto>({
    queryKey: ['transfers', 'list'],
    fetchPage: (query) =>
      readPage(
        api.GET('/api/PackageOrders', {
          params: { query: { ...query, status: toTab(query['status']) } },
        }),
      ),
    filterNames: ['status'],
    sortNames: [],
    sort: null,
    noun: { one: 'bonifico', many: 'bonifici' },
    isAlwaysFresh: true,
  });
  const tab = toTab(params.filters['status']);
  const container = useTransferKeys(table.rows, tab, setAsked);
  const close = () => setAsked(null);
  const decided = () => {
    close();
    void queries.invalidateQueries({ queryKey: ['transfers'] });
  };
  return (
    <>
      <PageHeader
        title="Bonifici da confermare"
        subtitle="I bonifici che i clienti dicono di aver fatto. Confermando, il pacchetto viene accreditato subito."
      />
      <div className="ad-fields" role="search">
        <SearchBox
          label="Cerca per importo, azienda, causale o riga dell’estratto conto"
          placeholder="Incolla la riga dell’estratto conto, o scrivi importo, azienda o causale"
          value={params.search}
          onChange={params.setSearch}
        />
      </div>
      <OfficeTabs
        label="Quali bonifici"
        tabs={TABS}
        active={tab}
        onChange={(key) => params.setFilter('status', key === NEW_ORDER_STATUS ? null : key)}
      >
        <div ref={container}>
          <OfficeTable
            label="Bonifici"
            columns={buildTransferColumns({ tab, onReceipt: downloadReceipt })}
            rowKey={({ id }) => id}
            {...table}
            actionsWidth={210}
            actions={(order) => listTransferActions(order, setAsked)}
            empty={<NoTransfers isSearch={params.search !== ''} isPending={tab === 'pending'} />}
          />
          {(table.rows?.length ?? 0) > 0 && <ListKeys keys={listKeysOf(tab)} />}
        </div>
      </OfficeTabs>
      {asked?.kind === 'confirmed' && (
        <ConfirmTransferDialog order={asked.order} onClose={close} onDone={decided} />
      )}
      {asked?.kind === 'rejected' && (
        <RejectTransferDialog order={asked.order} onClose={close} onDone={decided} />
      )}
    </>
  );
}
