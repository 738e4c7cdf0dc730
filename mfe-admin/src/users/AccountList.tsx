import { readPage, type AccountRowDto } from '@pratiche/api';
import {
  ACCOUNT_STATES,
  COMPANY_ROLES,
  OPERATOR_ROLES,
  ROLE_CHOICES,
  type AccountGroup,
  type AccountState,
  type Role,
} from '@pratiche/domain';
import { Button, EmptyState, useApi, useIsPhone } from '@pratiche/ui';
import { useServerList } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, useListKeys } from '@pratiche/ui/office';
import { useNavigate } from 'react-router';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu.js';
import { pickShownColumns, useListColumns } from '../shared/columns/useListColumns.js';
import {
  ChoiceFilters,
  toActiveChoices,
  type ChoiceFilter,
} from '../shared/filters/choice-filters.js';
import { FilterBar } from '../shared/filters/FilterBar.js';
import { SHORT_LIST_KEYS } from '../shared/list-keys.js';
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
  const choiceFilters: readonly ChoiceFilter[] = [
    {
      name: 'state',
      label: USERS_TEXTS.state,
      choices: ACCOUNT_STATES.filter(({ value }) => texts.states.includes(value)),
    },
    {
      name: 'role',
      label: USERS_TEXTS.role,
      choices: ROLE_CHOICES.filter(({ value }) => texts.roles.includes(value)),
    },
  ];
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
  const isPhone = useIsPhone();
  const listColumns = useListColumns('USERS');
  const picked = pickShownColumns(columns, listColumns.shown);
  // The few columns of the operators always fit.
  const hasColumnsMenu = group === 'companies' && !isPhone;
  const container = useListKeys({
    rows: table.rows,
    onOpen: ({ id }) => void navigate(`/administration/users/${id}`),
  });
  const { group: _, ...filters } = params.filters;
  const isFiltered = params.search !== '' || Object.keys(filters).length > 0;
  return (
    <>
      <FilterBar
        params={params}
        search={{
          label: USERS_TEXTS.search(texts.search.toLowerCase()),
          placeholder: texts.search,
        }}
        active={toActiveChoices(params.filters, choiceFilters)}
        onClear={onClear}
      >
        <ChoiceFilters params={params} choiceFilters={choiceFilters} />
        {hasColumnsMenu && (
          <ColumnsMenu list="USERS" columns={listColumns} titleOf={picked.titleOf} />
        )}
      </FilterBar>
      <div ref={container}>
        <OfficeTable
          label={texts.label}
          columns={group === 'companies' ? picked.columns : columns}
          rowKey={({ id }) => id}
          {...table}
          empty={<NoAccounts text={texts.empty} onClear={isFiltered ? onClear : null} />}
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={SHORT_LIST_KEYS} />}
      </div>
    </>
  );
}

/** `onClear`: search or filters are in force, and found nothing. */
function NoAccounts({ text, onClear }: { text: string; onClear: (() => void) | null }) {
  return onClear === null ? (
    <EmptyState title={USERS_TEXTS.none} text={text} />
  ) : (
    <EmptyState
      drawing="search"
      title={USERS_TEXTS.noMatch}
      text={USERS_TEXTS.noMatchText}
      actions={<Button onClick={onClear}>{USERS_TEXTS.clearFilters}</Button>}
    />
  );
}
