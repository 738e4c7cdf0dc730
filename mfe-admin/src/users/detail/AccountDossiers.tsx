import { readPage, type DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, EmptyState, StatusBadge, useApi } from '@pratiche/ui';
import { useServerList, type Column } from '@pratiche/ui/lists';
import { OfficeTable } from '@pratiche/ui/office';
import { Link } from 'react-router';
import {
  ChoiceFilters,
  toActiveChoices,
  type ChoiceFilter,
} from '../../shared/filters/choice-filters.js';
import { FilterBar } from '../../shared/filters/FilterBar.js';
import { ACCOUNT_LISTS, toListQuery } from './account-lists.js';
import { ACCOUNT_DOSSIERS_TEXTS } from './texts.js';

const COLUMNS: readonly Column<DossierListItemDto>[] = [
  {
    key: 'id',
    title: ACCOUNT_DOSSIERS_TEXTS.number,
    width: 80,
    align: 'end',
    render: ({ id }) => <span className="pr-number">{id}</span>,
  },
  {
    key: 'client',
    title: ACCOUNT_DOSSIERS_TEXTS.client,
    priority: 1,
    render: ({ id, client }) => (
      <Link className="ad-row-link" to={`/administration/modules/edit/${id}`}>
        {client || ACCOUNT_DOSSIERS_TEXTS.noClient}
      </Link>
    ),
  },
  {
    key: 'businessName',
    title: ACCOUNT_DOSSIERS_TEXTS.company,
    render: ({ businessName }) => businessName ?? '–',
  },
  {
    key: 'serviceType',
    title: ACCOUNT_DOSSIERS_TEXTS.service,
    width: 140,
    render: ({ serviceType }) => getChoiceLabel(SERVICE_TYPES, serviceType),
  },
  {
    key: 'status',
    title: ACCOUNT_DOSSIERS_TEXTS.status,
    // As wide as the longest name of a status.
    width: 200,
    render: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'receivedDate',
    title: ACCOUNT_DOSSIERS_TEXTS.received,
    width: 120,
    render: ({ receivedDate }) => <DateText value={receivedDate} />,
  },
  {
    key: 'operator',
    title: ACCOUNT_DOSSIERS_TEXTS.operator,
    render: ({ operatoreName }) => operatoreName ?? '–',
  },
];

const CHOICE_FILTERS: readonly ChoiceFilter[] = [
  {
    name: 'elenco',
    label: ACCOUNT_DOSSIERS_TEXTS.list,
    choices: ACCOUNT_LISTS,
    initial: ACCOUNT_LISTS[0].value,
  },
  {
    name: 'serviceType',
    label: ACCOUNT_DOSSIERS_TEXTS.service,
    choices: SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label })),
  },
];

interface AccountDossiersProps {
  /** Whose dossiers: those a company has handed in, or those an operator has taken. */
  of: { accountId: string } | { operatorId: string };
}

/** Dossiers around one person, with the way to each. */
export function AccountDossiers({ of }: AccountDossiersProps) {
  const api = useApi();
  const isOperator = 'operatorId' in of;
  const { params, table } = useServerList<DossierListItemDto>({
    queryKey: ['account-dossiers', of],
    fetchPage: ({ elenco, ...query }) =>
      readPage(
        api.GET('/api/Module/getAll', {
          params: {
            query: { ...query, ...of, ...toListQuery(elenco) },
          },
        }),
      ),
    filterNames: ['elenco', 'serviceType'],
    sortNames: [],
    sort: null,
    noun: ACCOUNT_DOSSIERS_TEXTS.noun,
    isAlwaysFresh: true,
  });
  return (
    <>
      <FilterBar
        params={params}
        active={toActiveChoices(params.filters, CHOICE_FILTERS)}
        // The other parameters of the address say which tab of the page is open.
        onClear={() => params.setFilters({ elenco: null, serviceType: null })}
      >
        <ChoiceFilters params={params} choiceFilters={CHOICE_FILTERS} />
      </FilterBar>
      <OfficeTable
        label={ACCOUNT_DOSSIERS_TEXTS.table}
        columns={COLUMNS.filter(({ key }) => key !== (isOperator ? 'operator' : 'businessName'))}
        rowKey={({ id }) => id}
        {...table}
        empty={
          <EmptyState
            title={ACCOUNT_DOSSIERS_TEXTS.none}
            text={
              isOperator
                ? ACCOUNT_DOSSIERS_TEXTS.noneAssigned
                : ACCOUNT_DOSSIERS_TEXTS.noneOfCompany
            }
          />
        }
      />
    </>
  );
}
