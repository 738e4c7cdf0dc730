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
import { USERS_TEXTS } from './texts.js';

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
    label: USERS_TEXTS.companies,
    noun: USERS_TEXTS.companyNoun,
    search: USERS_TEXTS.companySearch,
    empty: USERS_TEXTS.noCompanies,
    roles: COMPANY_ROLES,
    states: ['toVerify', 'contractRefused', 'active', 'suspended', 'invited', 'deletionRequested'],
  },
  operators: {
    label: USERS_TEXTS.operators,
    noun: USERS_TEXTS.operatorNoun,
    search: USERS_TEXTS.operatorSearch,
    empty: USERS_TEXTS.noOperators,
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
                drawing="search"
                title={USERS_TEXTS.noMatch}
                text={USERS_TEXTS.noMatchText}
                actions={<Button onClick={onClear}>{USERS_TEXTS.clearFilters}</Button>}
              />
            ) : (
              <EmptyState title={USERS_TEXTS.none} text={texts.empty} />
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
        label={USERS_TEXTS.search(texts.search.toLowerCase())}
        placeholder={texts.search}
        value={params.search}
        onChange={params.setSearch}
      />
      <OfficeSelectField<string>
        id="utenti-stato"
        label={USERS_TEXTS.state}
        placeholder={USERS_TEXTS.allStates}
        choices={ACCOUNT_STATES.filter(({ value }) => texts.states.includes(value))}
        value={params.filters['state'] ?? null}
        onChange={(value) => params.setFilter('state', value)}
      />
      <OfficeSelectField<string>
        id="utenti-ruolo"
        label={USERS_TEXTS.role}
        placeholder={USERS_TEXTS.allRoles}
        choices={ROLE_CHOICES.filter(({ value }) => texts.roles.includes(value))}
        value={params.filters['role'] ?? null}
        onChange={(value) => params.setFilter('role', value)}
      />
      <div className="ad-fields-action">{children}</div>
    </div>
  );
}
