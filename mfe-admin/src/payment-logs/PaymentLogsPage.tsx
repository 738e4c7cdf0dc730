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
    noun: { one: 'movimento', many: 'movimenti' },
  });
  const navigate = useNavigate();
  const container = useListKeys({
    rows: table.rows,
    onOpen: ({ accountId }) => void navigate(`/administration/users/${accountId}`),
  });
  return (
    <>
      <PageHeader
        title="Pagamenti"
        subtitle="Ricariche, addebiti, rimborsi e rettifiche di tutti gli account, in crediti."
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
          label="Cerca per e-&#8288;mail, azienda o descrizione"
          placeholder="E-mail, azienda o descrizione"
          value={params.search}
          onChange={params.setSearch}
        />
        <OfficeSelectField<string>
          id="pagamenti-tipo"
          label="Tipo"
          placeholder="Tutti"
          choices={MOVEMENT_FILTERS}
          value={params.filters['type'] ?? null}
          onChange={(type) => params.setFilter('type', type)}
        />
        <OfficeDateRangeField
          id="pagamenti-periodo"
          label="Periodo"
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
          label="Pagamenti"
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
      title="Nessun movimento"
      text="Ricariche e addebiti compaiono qui appena avvengono."
    />
  ) : (
    <EmptyState
      title="Nessun movimento trovato"
      text="Prova con altre parole o senza filtri."
      actions={<Button onClick={onClear}>Azzera filtri</Button>}
    />
  );
}

const SCOPE_LABELS = { accountId: 'Account n.', moduleId: 'Pratica n.' } as const;

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
