import { readPage, readData, type PaymentLogDto } from '@pratiche/api';
import { MOVEMENT_FILTERS } from '@pratiche/domain';
import { Button, EmptyState, PageHeader, useApi, useIsPhone } from '@pratiche/ui';
import { useServerList, type ListState } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, useListKeys } from '@pratiche/ui/office';
import { useNavigate } from 'react-router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExportButton } from '../exports/ExportButton.js';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu.js';
import { pickShownColumns, useListColumns } from '../shared/columns/useListColumns.js';
import {
  ChoiceFilters,
  toActiveChoices,
  type ChoiceFilter,
} from '../shared/filters/choice-filters.js';
import { FilterBar, type ActiveFilter } from '../shared/filters/FilterBar.js';
import { PeriodFilter } from '../shared/filters/PeriodFilter.js';
import { toActivePeriod } from '../shared/filters/range-label.js';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { PAYMENT_COLUMNS } from './payment-columns.js';
import { SignedCredits } from './SignedCredits.js';
import { PAYMENT_LOGS_TEXTS } from './texts.js';

const TOTALS = [
  ['recharge', PAYMENT_LOGS_TEXTS.recharges],
  ['debit', PAYMENT_LOGS_TEXTS.debits],
  ['refund', PAYMENT_LOGS_TEXTS.refunds],
  ['adjustment', PAYMENT_LOGS_TEXTS.adjustments],
  ['total', PAYMENT_LOGS_TEXTS.balance],
] as const;

const CHOICE_FILTERS: readonly ChoiceFilter[] = [
  { name: 'type', label: PAYMENT_LOGS_TEXTS.kind, choices: MOVEMENT_FILTERS },
];
const FILTER_NAMES = ['type', 'accountId', 'moduleId', 'from', 'to'];
const pickFilters = (filters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => FILTER_NAMES.includes(name)));

/** Credit movements of all accounts, latest first (spec platform §2, Admin payments). */
export function PaymentLogsPage() {
  const api = useApi();
  const { params, hasActiveFilters, table } = useServerList<PaymentLogDto>({
    queryKey: ['payment-logs', 'all'],
    fetchPage: (query) => readPage(api.GET('/api/PaymentLogs', { params: { query } })),
    filterNames: FILTER_NAMES,
    sortNames: ['created', 'amount'],
    sort: '-created',
    noun: PAYMENT_LOGS_TEXTS.noun,
  });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const listColumns = useListColumns('PAYMENTS');
  const picked = pickShownColumns(PAYMENT_COLUMNS, listColumns.shown);
  const container = useListKeys({
    rows: table.rows,
    onOpen: ({ accountId }) => void navigate(`/administration/users/${accountId}`),
  });
  return (
    <>
      <PageHeader
        title={PAYMENT_LOGS_TEXTS.title}
        subtitle={PAYMENT_LOGS_TEXTS.subtitle}
        actions={
          <ExportButton
            params={params}
            start={(filters) =>
              readData(api.POST('/api/PaymentLogs/get-all-excel', { params: { query: filters } }))
            }
          />
        }
      />
      <FilterBar
        params={params}
        search={{
          label: PAYMENT_LOGS_TEXTS.search,
          placeholder: PAYMENT_LOGS_TEXTS.searchPlaceholder,
        }}
        active={listActiveFilters(params.filters)}
        onClear={params.clearFilters}
      >
        <ChoiceFilters params={params} choiceFilters={CHOICE_FILTERS} />
        <PeriodFilter id="pagamenti-periodo" label={PAYMENT_LOGS_TEXTS.period} params={params} />
        {!isPhone && <ColumnsMenu list="PAYMENTS" columns={listColumns} titleOf={picked.titleOf} />}
      </FilterBar>
      <PaymentTotals
        filters={{
          ...pickFilters(params.filters),
          ...(params.search === '' ? {} : { search: params.search }),
        }}
      />
      <div ref={container}>
        <OfficeTable
          label={PAYMENT_LOGS_TEXTS.table}
          columns={picked.columns}
          rowKey={({ id }) => id}
          {...table}
          empty={<NoMovements onClear={hasActiveFilters ? params.clearFilters : null} />}
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={SHORT_LIST_KEYS} />}
      </div>
    </>
  );
}

/** `onClear`: filters are in force, and found nothing. */
function NoMovements({ onClear }: { onClear: (() => void) | null }) {
  return onClear === null ? (
    <EmptyState
      drawing="credits"
      title={PAYMENT_LOGS_TEXTS.none}
      text={PAYMENT_LOGS_TEXTS.noneText}
    />
  ) : (
    <EmptyState
      drawing="search"
      title={PAYMENT_LOGS_TEXTS.noMatch}
      text={PAYMENT_LOGS_TEXTS.noMatchText}
      actions={<Button onClick={onClear}>{PAYMENT_LOGS_TEXTS.clearFilters}</Button>}
    />
  );
}

/** Whose movements are shown, when a person or a dossier led here, is a filter too. */
function listActiveFilters(filters: ListState['filters']): ActiveFilter[] {
  const { accountId, moduleId } = filters;
  return [
    ...(accountId
      ? [{ keys: ['accountId'], label: PAYMENT_LOGS_TEXTS.accountScope(accountId) }]
      : []),
    ...(moduleId ? [{ keys: ['moduleId'], label: PAYMENT_LOGS_TEXTS.dossierScope(moduleId) }] : []),
    ...toActiveChoices(filters, CHOICE_FILTERS),
    ...toActivePeriod(PAYMENT_LOGS_TEXTS.period, filters),
  ];
}

/** What everything found comes to, in credits, not only the page in view. */
function PaymentTotals({ filters }: { filters: Record<string, string> }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['payment-logs', 'totals', filters],
    queryFn: () => readData(api.GET('/api/PaymentLogs/totals', { params: { query: filters } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <dl className="ad-totals" aria-label={PAYMENT_LOGS_TEXTS.totals}>
      {TOTALS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{data ? <SignedCredits amount={data[key]} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
