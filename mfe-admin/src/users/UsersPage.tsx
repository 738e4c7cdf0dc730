import { readPage, readData, type AccountRowDto } from '@pratiche/api';
import { ACCOUNT_STATES, ROLE_CHOICES } from '@pratiche/domain';
import {
  Button,
  EmailText,
  EmptyState,
  PageHeader,
  PlusOutlined,
  SearchBox,
  useApi,
  useServerList,
  type ListState,
  type Column,
} from '@pratiche/ui';
import { OfficeSelectField, OfficeTable } from '@pratiche/ui/office';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ExportButton } from '../exports/ExportButton.js';
import { PrecreateAccountDialog } from './PrecreateAccountDialog.js';
import { accountStateLabel } from './account-state-label.js';

const COLUMNS: readonly Column<AccountRowDto>[] = [
  {
    key: 'id',
    title: 'Numero',
    width: 96,
    sortable: true,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'email',
    title: 'Email',
    sortable: true,
    render: ({ email }) => <EmailText address={email} />,
  },
  {
    key: 'phone',
    title: 'Telefono',
    sortable: true,
    width: 130,
    below: 'email',
    render: ({ phone }) => phone ?? '–',
  },
  {
    key: 'businessName',
    title: 'Azienda',
    priority: 1,
    sortable: true,
    render: (row) => (
      <Link className="ad-row-link" to={`/administration/users/${row.id}`}>
        {row.businessName ?? row.email}
      </Link>
    ),
  },
  { key: 'vat', title: 'Partita IVA', sortable: true, width: 130, render: ({ vat }) => vat ?? '–' },
  {
    key: 'sSNCompany',
    title: 'Codice fiscale',
    sortable: true,
    priority: 3,
    below: 'vat',
    render: ({ sSNCompany }) => sSNCompany ?? '–',
  },
  {
    key: 'sponsor',
    title: 'Sponsor',
    sortable: true,
    priority: 3,
    below: 'state',
    render: ({ sponsor }) => sponsor ?? '–',
  },
  { key: 'state', title: 'Stato', width: 150, render: (row) => accountStateLabel(row) },
];

/** Every account, searched, sorted and by pages (spec platform §2, Admin users). */
export function UsersPage() {
  const api = useApi();
  const navigate = useNavigate();
  const [adds, setAdds] = useState(false);
  const { params, hasActiveFilters, table } = useServerList<AccountRowDto>({
    queryKey: ['accounts'],
    fetchPage: (query) => readPage(api.GET('/api/Accounts/get-all-gird', { params: { query } })),
    filterNames: ['role', 'state'],
    sortNames: COLUMNS.filter(({ sortable }) => sortable).map(({ key }) => key),
    sort: '-id',
    noun: { one: 'utente', many: 'utenti' },
  });
  return (
    <>
      <PageHeader
        title="Utenti"
        subtitle="Gli account di installatori, buyer e back office."
        actions={
          <>
            <ExportButton
              params={params}
              start={(filters) =>
                readData(api.POST('/api/Accounts/get-all-excel', { params: { query: filters } }))
              }
            />
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => setAdds(true)}
            >
              Crea account
            </Button>
          </>
        }
      />
      <UserFilters params={params} />
      <OfficeTable
        label="Utenti"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        {...table}
        empty={
          hasActiveFilters ? (
            <EmptyState
              title="Nessun utente trovato"
              text="Provare con altre parole o senza filtri."
              actions={<Button onClick={params.clearFilters}>Togli i filtri</Button>}
            />
          ) : (
            <EmptyState
              title="Nessun utente"
              text="Gli account compaiono qui quando un’azienda si registra o quando vengono creati."
            />
          )
        }
      />
      {adds && (
        <PrecreateAccountDialog
          onClose={() => setAdds(false)}
          onCreated={(id) => {
            setAdds(false);
            void navigate(`/administration/users/${id}`);
          }}
        />
      )}
    </>
  );
}

function UserFilters({ params }: { params: ListState }) {
  return (
    <div className="ad-fields" role="search">
      <SearchBox
        label="Cerca per azienda, email, telefono o partita IVA"
        placeholder="Azienda, email, telefono o P. IVA"
        value={params.search}
        onChange={params.setSearch}
      />
      <OfficeSelectField<string>
        id="utenti-stato"
        label="Stato"
        placeholder="Tutti"
        choices={ACCOUNT_STATES}
        value={params.filters['state'] ?? null}
        onChange={(value) => params.setFilter('state', value)}
      />
      <OfficeSelectField<string>
        id="utenti-ruolo"
        label="Ruolo"
        placeholder="Tutti"
        choices={ROLE_CHOICES}
        value={params.filters['role'] ?? null}
        onChange={(value) => params.setFilter('role', value)}
      />
    </div>
  );
}
