import { getChoiceLabel, SERVICE_TYPES, type ListFilter } from '@pratiche/domain';
import { FilterChips, PlainSelect, SearchBox, type DossierList } from '@pratiche/ui/lists';
import { StatusFilter, useStatusChoices } from './StatusFilter.js';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

const CHOICES = [
  { value: '', label: TEXTS.allServices },
  ...SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label })),
];

/** Search and filters above a list, and the active filters as removable chips. */
export function ListToolbar({ list, state }: { list: DossierList; state: ListFilter }) {
  const { params } = list;
  const { serviceType, status } = params.filters;
  const statuses = useStatusChoices(state);
  const statusName = statuses.find(({ value }) => value === status)?.label;
  const service = getChoiceLabel(SERVICE_TYPES, Number(serviceType ?? 0));
  return (
    <>
      <div className="pr-list-tools">
        <SearchBox label={TEXTS.search} value={params.search} onChange={params.setSearch} />
        <PlainSelect
          className="lists-filter"
          label={TEXTS.filterByService}
          value={service === '' ? '' : String(serviceType)}
          choices={CHOICES}
          onChange={(value) => params.setFilter('serviceType', value)}
        />
        <StatusFilter list={list} choices={statuses} />
      </div>
      <FilterChips
        chips={[
          ...(service === '' ? [] : [{ key: 'serviceType', text: TEXTS.serviceFilter(service) }]),
          ...(statusName ? [{ key: 'status', text: TEXTS.statusFilter(statusName) }] : []),
        ]}
        onRemove={(key) => params.setFilter(key, null)}
        onClear={params.clearFilters}
      />
    </>
  );
}
