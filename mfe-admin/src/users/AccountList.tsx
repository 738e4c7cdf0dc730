import { readData, readPage, type AccountRowDto } from '@pratiche/api';
import {
  ACCOUNT_STATES,
  COMPANY_ROLES,
  OPERATOR_ROLES,
  ROLE_CHOICES,
  type AccountGroup,
  type AccountState,
  type Role,
} from '@pratiche/domain';
import { Button, EmptyState, useApi } from '@pratiche/ui';
import { SearchBox, useServerList, type ListState } from '@pratiche/ui/lists';
import { ListKeys, OfficeSelectField, OfficeTable, useListKeys } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
import { ExportButton } from '../exports/ExportButton.js';
import { ACCOUNT_COLUMNS } from './account-columns.js';

interface GroupTexts {
  label: string;
  noun: { one: string; many: string };
  search: string;
  empty: string;
  roles: readonly Role[];
  states: readonly AccountState[];
}

const TEXTS: Record<AccountGroup, GroupTexts> = {
  companies: {
    label: 'Aziende',
    noun: { one: 'azienda', many: 'aziende' },
    search: 'Azienda, e-mail, telefono o P. IVA',
    empty: 'Compaiono qui quando un’azienda si registra o quando crei un account.',
    roles: COMPANY_ROLES,
    states: ['toVerify', 'contractRefused', 'active', 'suspended', 'invited', 'deletionRequested'],
  },
  operators: {
    label: 'Operatori',
    noun: { one: 'operatore', many: 'operatori' },
    search: 'Nome, e-mail o telefono',
    empty: 'Crea un account con il ruolo Admin: l’operatore riceve un invito per e-\u2060mail.',
    roles: OPERATOR_ROLES,
    states: ['active', 'invited', 'suspended'],
  },
};

/** One of the two lists of accounts; `onClear` takes search and filters away. */
export function AccountList({ group, onClear }: { group: AccountGroup; onClear: () => void }) {
  const api = useApi();
  const texts = TEXTS[group];
  const columns = ACCOUNT_COLUMNS[group];
  const { params, table } = useServerList<AccountRowDto>({
    queryKey: ['accounts', group],
    fetchPage: (query) =>
      readPage(api.GET('/api/Accounts/get-all-gird', { params: { query: { ...query, group } } })),
    filterNames: ['role', 'state'],
    sortNames: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    sort: '-id',
    noun: texts.noun,
  });
  const navigate = useNavigate();
  const container = useListKeys({
    rows: table.rows,
    onOpen: ({ id }) => void navigate(`/administration/users/${id}`),
  });
  const { group: _, ...filters } = params.filters;
  const isFiltered = params.search !== '' || Object.keys(filters).length > 0;
  return (
    <>
      <AccountFilters texts={texts} params={params}>
        <ExportButton
          params={{ search: params.search, filters: { ...filters, group } }}
          start={(query) =>
            readData(api.POST('/api/Accounts/get-all-excel', { params: { query } }))
          }
        />
      </AccountFilters>
      <div ref={container}>
        <OfficeTable
          label={texts.label}
          columns={columns}
          rowKey={({ id }) => id}
          {...table}
          empty={
            isFiltered ? (
              <EmptyState
                title="Nessun risultato"
                text="Prova con altre parole o senza filtri."
                actions={<Button onClick={onClear}>Azzera filtri</Button>}
              />
            ) : (
              <EmptyState title="Ancora nessun account" text={texts.empty} />
            )
          }
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={SHORT_LIST_KEYS} />}
      </div>
    </>
  );
}

function AccountFilters({
  texts,
  params,
  children,
}: {
  texts: GroupTexts;
  params: ListState;
  children: ReactNode;
}) {
  return (
    <div className="ad-fields" role="search">
      <SearchBox
        label={`Cerca: ${texts.search.toLowerCase()}`}
        placeholder={texts.search}
        value={params.search}
        onChange={params.setSearch}
      />
      <OfficeSelectField<string>
        id="utenti-stato"
        label="Stato"
        placeholder="Tutti"
        choices={ACCOUNT_STATES.filter(({ value }) => texts.states.includes(value))}
        value={params.filters['state'] ?? null}
        onChange={(value) => params.setFilter('state', value)}
      />
      <OfficeSelectField<string>
        id="utenti-ruolo"
        label="Ruolo"
        placeholder="Tutti"
        choices={ROLE_CHOICES.filter(({ value }) => texts.roles.includes(value))}
        value={params.filters['role'] ?? null}
        onChange={(value) => params.setFilter('role', value)}
      />
      <div className="ad-fields-action">{children}</div>
    </div>
  );
}
