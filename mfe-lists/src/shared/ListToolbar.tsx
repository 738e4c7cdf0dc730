import { useIsPhone } from '@pratiche/ui';
import { getChoiceLabel, SERVICE_TYPES, type ListFilter } from '@pratiche/domain';
import {
  CardSort,
  FilterChips,
  FilterPanel,
  PlainSelect,
  SearchBox,
  type DossierColumn,
  type DossierList,
} from '@pratiche/ui/lists';
import { StatusFilter, useStatusChoices } from './StatusFilter.js';
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
