import { readPage, readData, type PaymentLogDto } from '@pratiche/api';
import { getChoiceLabel, MOVEMENT_TYPES } from '@pratiche/domain';
import {
  Button,
  DateText,
  EmailText,
  EmptyState,
  formatSignedCredits,
  PageHeader,
  SearchBox,
  useApi,
  useServerList,
  type Column,
} from '@pratiche/ui';
import { OfficeDateRangeField, OfficeSelectField, OfficeTable } from '@pratiche/ui/office';
import { Link } from 'react-router';
import { ExportButton } from '../exports/ExportButton.js';

const COLUMNS: readonly Column<PaymentLogDto>[] = [
  {
    key: 'id',
    title: 'Numero',
    width: 90,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'created',
    title: 'Data',
    width: 110,
    render: ({ created }) => <DateText value={created} />,
  },
  {
    key: 'type',
    title: 'Tipo',
    width: 100,
    below: 'created',
    render: ({ type }) => getChoiceLabel(MOVEMENT_TYPES, type),
  },
  {
    key: 'emailAccount',
    title: 'Email cliente',
    below: 'businessName',
    render: ({ emailAccount }) => <EmailText address={emailAccount} />,
  },
  { key: 'businessName', title: 'Azienda', render: ({ businessName }) => businessName ?? '–' },
  {
    key: 'vatAccount',
    title: 'Partita IVA',
    width: 124,
    render: ({ vatAccount }) => vatAccount ?? '–',
  },
  {
    key: 'ssnAccount',
    title: 'Codice fiscale',
    priority: 3,
    below: 'vatAccount',
    render: ({ ssnAccount }) => ssnAccount ?? '–',
  },
  {
    key: 'description',
    title: 'Descrizione',
    priority: 1,
    render: ({ description, moduleId }) =>
      moduleId === null ? (
        description
      ) : (
        <Link to={`/administration/modules/edit/${moduleId}`}>{description}</Link>
      ),
  },
  {
    key: 'amount',
    title: 'Crediti',
    width: 100,
    align: 'end',
    render: ({ amount }) => <strong className="pr-number">{formatSignedCredits(amount)}</strong>,
  },
];

/** Credit movements of all accounts, latest first (spec platform §2, Admin payments). */
export function PaymentLogsPage() {
  const api = useApi();
  const { params, hasActiveFilters, table } = useServerList<PaymentLogDto>({
    queryKey: ['payment-logs', 'all'],
    fetchPage: (query) => readPage(api.GET('/api/PaymentLogs', { params: { query } })),
    filterNames: ['type', 'from', 'to'],
    sortNames: [],
    sort: null,
    noun: { one: 'movimento', many: 'movimenti' },
  });
  return (
    <>
      <PageHeader
        title="Pagamenti"
        subtitle="Ricariche, addebiti, rimborsi e rettifiche di tutti gli account, dal più recente."
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
          label="Cerca per email, azienda o descrizione"
          placeholder="Email, azienda o descrizione"
          value={params.search}
          onChange={params.setSearch}
        />
        <OfficeSelectField<string>
          id="pagamenti-tipo"
          label="Tipo"
          placeholder="Tutti"
          choices={MOVEMENT_TYPES}
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
      <OfficeTable
        label="Pagamenti"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        {...table}
        empty={
          hasActiveFilters ? (
            <EmptyState
              title="Nessun movimento trovato"
              text="Provare con altre parole o senza filtri."
              actions={<Button onClick={params.clearFilters}>Togli i filtri</Button>}
            />
          ) : (
            <EmptyState
              title="Nessun movimento"
              text="Ricariche e addebiti compaiono qui appena avvengono."
            />
          )
        }
      />
    </>
  );
}
