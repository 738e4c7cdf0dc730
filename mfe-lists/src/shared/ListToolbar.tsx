import { getChoiceLabel, LIST_FILTERS, type ListFilter, SERVICE_TYPES } from '@pratiche/domain';
import { useIsPhone, useRules } from '@pratiche/ui';
import {
  CardSort,
  FilterChips,
  FilterPanel,
  PlainSelect,
  SearchBox,
  type DossierColumn,
  type DossierList,
} from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

const CHOICES = [
  { value: '', label: TEXTS.allServices },
  ...SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label })),
];

interface ListToolbarProps {
  list: DossierList;
  state: ListFilter;
  columns: readonly DossierColumn[];
}

/** Search, filters and on phones the order above a list, and the active filters as removable chips. */
export function ListToolbar({ list, state, columns }: ListToolbarProps) {
  const { params, table } = list;
  const { serviceType, status } = params.filters;
  const statuses = useStatusChoices(state);
  const statusName = statuses.find(({ value }) => value === status)?.label;
  const service = getChoiceLabel(SERVICE_TYPES, Number(serviceType ?? 0));
  const chips = [
    ...(service === '' ? [] : [{ key: 'serviceType', text: TEXTS.serviceFilter(service) }]),
    ...(statusName ? [{ key: 'status', text: TEXTS.statusFilter(statusName) }] : []),
  ];
  return (
    <>
      <div className="pr-list-tools">
        <SearchBox
          label={TEXTS.search}
          placeholder={useIsPhone() ? TEXTS.searchShort : TEXTS.search}
          value={params.search}
          onChange={params.setSearch}
        />
        <FilterPanel
          count={chips.length}
          cardSort={<CardSort columns={columns} sort={table.sort} onSort={table.onSort} />}
        >
          <PlainSelect
            className="lists-filter"
            label={TEXTS.filterByService}
            value={service === '' ? '' : String(serviceType)}
            choices={CHOICES}
            onChange={(value) => params.setFilter('serviceType', value)}
          />
          <StatusFilter list={list} choices={statuses} />
        </FilterPanel>
      </div>
      <FilterChips
        chips={chips}
        onRemove={(key) => params.setFilter(key, null)}
        onClear={params.clearFilters}
      />
    </>
  );
}

/** The statuses of a list, one of which may be asked for. */
function useStatusChoices(state: ListFilter): { value: string; label: string }[] {
  const { getStatus } = useRules();
  return LIST_FILTERS[state].map((code) => ({ value: code, label: getStatus(code).name }));
}

/** Which of the statuses of a list is shown. */
function StatusFilter({
  list: { params },
  choices,
}: {
  list: DossierList;
  choices: ReturnType<typeof useStatusChoices>;
}) {
  return (
    <PlainSelect
      className="lists-filter"
      label={TEXTS.filterByStatus}
      value={params.filters['status'] ?? ''}
      choices={[{ value: '', label: TEXTS.allStatuses }, ...choices]}
      onChange={(value) => params.setFilter('status', value)}
    />
  );
}
