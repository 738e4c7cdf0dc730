import {
  readPage,
  type OfficeOrderDto,
  downloadFile,
  readData,
  type OrderCountDto,
} from '@pratiche/api';
import { listOrderActions, NEW_ORDER_STATUS } from '@pratiche/domain';
import {
  CheckOutlined,
  CloseOutlined,
  PageHeader,
  refetchActivity,
  useApi,
  Button,
  EmptyState,
  PreviewDialog,
  useIsPhone,
} from '@pratiche/ui';
import { useServerList } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, OfficeTabs, useListKeys } from '@pratiche/ui/office';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu.js';
import { pickShownColumns, useListColumns } from '../shared/columns/useListColumns.js';
import { FilterBar } from '../shared/filters/FilterBar.js';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';
import { ConfirmTransferDialog } from './ConfirmTransferDialog.js';
import { RejectTransferDialog } from './RejectTransferDialog.js';
import { StatementDialog } from './StatementDialog.js';
import { buildTransferColumns } from './transfer-columns.js';
import { TRANSFERS_TEXTS } from './texts.js';
import './transfers.css';

const TABS = [
  { key: 'pending', label: TRANSFERS_TEXTS.pending },
  { key: 'confirmed', label: TRANSFERS_TEXTS.credited },
  { key: 'rejected', label: TRANSFERS_TEXTS.rejected },
  { key: 'withdrawn', label: TRANSFERS_TEXTS.withdrawn },
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
          label: TRANSFERS_TEXTS.confirm,
          icon: <CheckOutlined />,
          onClick: () => ask({ kind: to, order }),
        }
      : {
          key: to,
          label: TRANSFERS_TEXTS.reject,
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
            { key: 'A', label: TRANSFERS_TEXTS.confirmHint, run: answer('confirmed') },
            { key: 'R', label: TRANSFERS_TEXTS.rejectHint, run: answer('rejected') },
          ]
        : [],
  });
}

/** Transfers that companies announced: found by a line of the bank statement, confirmed or rejected. */
export function TransfersPage() {
  const api = useApi();
  const queries = useQueryClient();
  const isPhone = useIsPhone();
  const [receiptOf, setReceiptOf] = useState<OfficeOrderDto | null>(null);
  const [isStatementOpen, setStatementOpen] = useState(false);
  const listColumns = useListColumns('TRANSFERS');
  const counts = useTransferCounts();
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
    noun: TRANSFERS_TEXTS.noun,
    isAlwaysFresh: true,
    refreshMs: LIST_REFRESH_MS,
  });
  const tab = toTab(params.filters['status']);
  const container = useTransferKeys(table.rows, tab, setAsked);
  const close = () => setAsked(null);
  const columns = buildTransferColumns({ tab, onReceipt: setReceiptOf });
  const picked = pickShownColumns(columns, listColumns.shown);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['transfers'] });
    void refetchActivity();
  };
  const decided = () => {
    close();
    refresh();
  };
  return (
    <>
      <PageHeader
        title={TRANSFERS_TEXTS.title}
        subtitle={TRANSFERS_TEXTS.subtitle}
        actions={
          <Button type="primary" onClick={() => setStatementOpen(true)}>
            {TRANSFERS_TEXTS.statement}
          </Button>
        }
      />
      <OfficeTabs
        label={TRANSFERS_TEXTS.which}
        tabs={TABS.map((one) => (counts ? { ...one, count: counts[one.key] } : one))}
        active={tab}
        onChange={(key) => params.setFilter('status', key === NEW_ORDER_STATUS ? null : key)}
      >
        <FilterBar
          params={params}
          search={{ label: TRANSFERS_TEXTS.search, placeholder: TRANSFERS_TEXTS.searchPlaceholder }}
          // The status is a tab of its own.
          active={[]}
          onClear={params.clearFilters}
        >
          {!isPhone && tab === NEW_ORDER_STATUS && (
            <ColumnsMenu list="TRANSFERS" columns={listColumns} titleOf={picked.titleOf} />
          )}
        </FilterBar>
        <div ref={container}>
          <OfficeTable
            label={TRANSFERS_TEXTS.table}
            // Decided ones also say who and why.
            columns={tab === NEW_ORDER_STATUS ? picked.columns : columns}
            rowKey={({ id }) => id}
            {...table}
            actionsWidth={224}
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
      {isStatementOpen && (
        <StatementDialog onClose={() => setStatementOpen(false)} onCredited={refresh} />
      )}
      <ReceiptPreview order={receiptOf} onClose={() => setReceiptOf(null)} />
    </>
  );
}

/** Said where the list of transfers is empty. */
function NoTransfers({ isSearch, isPending }: { isSearch: boolean; isPending: boolean }) {
  if (isSearch)
    return (
      <EmptyState
        drawing="search"
        title={TRANSFERS_TEXTS.noMatch}
        text={TRANSFERS_TEXTS.noMatchText}
      />
    );
  return isPending ? (
    <EmptyState
      drawing="credits"
      title={TRANSFERS_TEXTS.nonePending}
      text={TRANSFERS_TEXTS.nonePendingText}
    />
  ) : (
    <EmptyState drawing="credits" title={TRANSFERS_TEXTS.none} text={TRANSFERS_TEXTS.noneText} />
  );
}

const RECEIPT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The receipt of a transfer over the list. */
function ReceiptPreview({ order, onClose }: { order: OfficeOrderDto | null; onClose: () => void }) {
  const api = useApi();
  const fileName = order?.receipt ?? '';
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const files =
    order === null
      ? []
      : [
          {
            id: order.id,
            fileName,
            contentType: RECEIPT_TYPES[ending] ?? '',
            title: TRANSFERS_TEXTS.receiptOf(order.businessName ?? order.email),
          },
        ];
  return (
    <PreviewDialog
      files={files}
      openId={order?.id ?? null}
      load={({ id }) => downloadFile(api, '/api/PackageOrders/{id}/receipt', { path: { id } })}
      onOpen={() => undefined}
      onClose={onClose}
    />
  );
}

/** How many transfers each tab shows; read again with the list, and after a decision. */
function useTransferCounts(): OrderCountDto | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['transfers', 'counts'],
    queryFn: ({ signal }) => readData(api.GET('/api/PackageOrders/count', { signal })),
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  }).data;
}
