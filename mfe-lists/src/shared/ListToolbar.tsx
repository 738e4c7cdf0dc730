import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { FilterChips, SearchBox, type DossierList } from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

/** Search and service filter above a list, and the active filters as removable chips. */
export function ListToolbar({ list: { params } }: { list: DossierList }) {
  const { serviceType } = params.filters;
  const service = getChoiceLabel(SERVICE_TYPES, Number(serviceType ?? 0));
  return (
    <>
      <div className="pr-list-tools">
        <SearchBox label={TEXTS.search} value={params.search} onChange={params.setSearch} />
        <select
          className="pr-input lists-service"
          aria-label={TEXTS.filterByService}
          value={service === '' ? '' : serviceType}
          onChange={(event) => params.setFilter('serviceType', event.target.value)}
        >
          <option value="">{TEXTS.allServices}</option>
          {SERVICE_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FilterChips
        chips={service === '' ? [] : [{ key: 'serviceType', text: TEXTS.serviceFilter(service) }]}
        onRemove={(key) => params.setFilter(key, null)}
        onClear={params.clearFilters}
      />
    </>
  );
}
