import { readPage, readData, type PaymentLogDto } from '@pratiche/api';
import { MOVEMENT_FILTERS } from '@pratiche/domain';
import { Button, EmptyState, PageHeader, useApi } from '@pratiche/ui';
import { FilterChips, SearchBox, useServerList, type ListState } from '@pratiche/ui/lists';
import {
  ListKeys,
  OfficeDateRangeField,
  OfficeSelectField,
  OfficeTable,
  useListKeys,
} from '@pratiche/ui/office';
import { useNavigate } from 'react-router';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { ExportButton } from '../exports/ExportButton.js';
import { PAYMENT_COLUMNS } from './payment-columns.js';
import { PaymentTotals } from './PaymentTotals.js';
import { PAYMENT_LOGS_TEXTS } from './texts.js';

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
      <div className="ad-fields" role="search">
        <SearchBox
          label={PAYMENT_LOGS_TEXTS.search}
          placeholder={PAYMENT_LOGS_TEXTS.searchPlaceholder}
          value={params.search}
          onChange={params.setSearch}
        />
        <OfficeSelectField<string>
          id="pagamenti-tipo"
          label={PAYMENT_LOGS_TEXTS.kind}
          placeholder={PAYMENT_LOGS_TEXTS.allKinds}
          choices={MOVEMENT_FILTERS}
          value={params.filters['type'] ?? null}
          onChange={(type) => params.setFilter('type', type)}
        />
        <OfficeDateRangeField
          id="pagamenti-periodo"
          label={PAYMENT_LOGS_TEXTS.period}
          value={{ from: params.filters['from'] ?? null, to: params.filters['to'] ?? null }}
          onChange={({ from, to }) => params.setFilters({ from, to })}
        />
      </div>
      <PaymentScope params={params} />
      <PaymentTotals
        filters={{
          ...pickFilters(params.filters),
          ...(params.search === '' ? {} : { search: params.search }),
        }}
      />
      <div ref={container}>
        <OfficeTable
          label={PAYMENT_LOGS_TEXTS.table}
          columns={PAYMENT_COLUMNS}
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

const SCOPE_LABELS = {
  accountId: PAYMENT_LOGS_TEXTS.accountScope,
  moduleId: PAYMENT_LOGS_TEXTS.dossierScope,
} as const;

/** Whose movements are shown, when a person or a dossier led here. */
function PaymentScope({ params }: { params: ListState }) {
  const chips = (['accountId', 'moduleId'] as const).flatMap((key) => {
    const id = params.filters[key];
    return id === undefined ? [] : [{ key, text: `${SCOPE_LABELS[key]} ${id}` }];
  });
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => params.setFilter(key, null)}
      onClear={params.clearFilters}
    />
  );
}
