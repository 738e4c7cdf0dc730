import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { FilterChips, PlainSelect, SearchBox, type DossierList } from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

const CHOICES = [
  { value: '', label: TEXTS.allServices },
  ...SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label })),
];

/** Search and service filter above a list, and the active filters as removable chips. */
export function ListToolbar({ list: { params } }: { list: DossierList }) {
  const { serviceType } = params.filters;
  const service = getChoiceLabel(SERVICE_TYPES, Number(serviceType ?? 0));
  return (
    <>
      <div className="pr-list-tools">
        <SearchBox label={TEXTS.search} value={params.search} onChange={params.setSearch} />
        <PlainSelect
          className="lists-service"
          label={TEXTS.filterByService}
          value={service === '' ? '' : String(serviceType)}
          choices={CHOICES}
          onChange={(value) => params.setFilter('serviceType', value)}
        />
      </div>
      <FilterChips
        chips={service === '' ? [] : [{ key: 'serviceType', text: TEXTS.serviceFilter(service) }]}
        onRemove={(key) => params.setFilter(key, null)}
        onClear={params.clearFilters}
      />
    </>
  );
}
