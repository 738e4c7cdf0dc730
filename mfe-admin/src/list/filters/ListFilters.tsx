import {
  getChoiceLabel,
  isStatusCode,
  LIST_FILTERS,
  SERVICE_TYPES,
  type OfficeList,
} from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import type { ReactNode } from 'react';
import type { AdminDossierList } from '../useAdminDossierList.js';
import { CheckFilter } from '../../shared/filters/CheckFilter.js';
import { FilterBar } from '../../shared/filters/FilterBar.js';
import { useOperatorChoices } from '../../shared/useOperators.js';
import { parseAdminFilters } from './admin-filters.js';
import { toFilterChips } from './filter-chips.js';
import { MoreFilters } from './MoreFilters.js';
import { LIST_FILTER_TEXTS } from '../texts.js';

interface ListFiltersProps {
  params: AdminDossierList['list']['params'];
  state: OfficeList;
  /** What is drawn beside the filters. */
  children: ReactNode;
}

const SERVICES = SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** Search, filters of several values and those in force as chips, all in one line where it fits. */
export function ListFilters({ params, state, children }: ListFiltersProps) {
  const { getStatus } = useRules();
  const filters = parseAdminFilters(params.filters);
  const operators = useOperatorChoices();
  const statuses = LIST_FILTERS[state].map((code) => ({
    value: code,
    label: getStatus(code).name,
  }));
  const active = toFilterChips(filters, {
    status: (code) => (isStatusCode(code) ? getStatus(code).name : code),
    operator: (id) => getChoiceLabel(operators, id) || LIST_FILTER_TEXTS.operatorNumber(id),
  });
  const checks = [
    { name: 'status', label: LIST_FILTER_TEXTS.status, choices: statuses },
    { name: 'serviceType', label: LIST_FILTER_TEXTS.service, choices: SERVICES },
    { name: 'operatorId', label: LIST_FILTER_TEXTS.operator, choices: operators },
  ] as const;
  return (
    <FilterBar
      params={params}
      search={{ label: LIST_FILTER_TEXTS.search, placeholder: LIST_FILTER_TEXTS.searchPlaceholder }}
      active={active}
      onClear={params.clearFilters}
    >
      {checks.map(({ name, label, choices }) => (
        <CheckFilter
          key={name}
          label={label}
          choices={choices}
          value={filters[name]}
          onChange={(value) => params.setFilter(name, value)}
        />
      ))}
      <MoreFilters filters={filters} onChange={params.setFilters} />
      {children}
    </FilterBar>
  );
}
