import { LIST_FILTERS, isStatusCode, getChoiceLabel, type OfficeList } from '@pratiche/domain';
import { Button, FilterChips, FilterOutlined, SearchBox, useRules } from '@pratiche/ui';
import { useState } from 'react';
import type { AdminDossierList } from '../useAdminDossierList.js';
import { toFilterChips } from './filter-chips.js';
import { FilterDialog } from './FilterDialog.js';
import { parseAdminFilters, serializeAdminFilters } from './admin-filters.js';
import { useOperatorChoices } from '../../shared/useOperators.js';
import { SavedViewPicker } from '../../saved-views/SavedViewPicker.js';

interface ListFiltersProps {
  params: AdminDossierList['list']['params'];
  state: OfficeList;
}

/** Search box, filter dialog, and the active filters as removable chips. */
export function ListFilters({ params, state }: ListFiltersProps) {
  const { getStatus } = useRules();
  const [open, setOpen] = useState(false);
  const filters = parseAdminFilters(params.filters);
  const operators = useOperatorChoices();
  const chips = toFilterChips(filters, {
    status: (code) => (isStatusCode(code) ? getStatus(code).name : code),
    operator: (id) => getChoiceLabel(operators, id) || `n. ${id}`,
  });
  return (
    <>
      <div className="pr-list-tools">
        <SearchBox
          label="Cerca per numero, cliente o azienda"
          placeholder="Numero, cliente o azienda"
          value={params.search}
          onChange={params.setSearch}
        />
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          {chips.length === 0 ? 'Filtri' : `Filtri (${chips.length})`}
        </Button>
        <SavedViewPicker list={state} />
      </div>
      <FilterChips
        chips={chips.map(({ keys, label }) => ({ key: keys.join(), text: label }))}
        onRemove={(key) =>
          params.setFilters(Object.fromEntries(key.split(',').map((name) => [name, null])))
        }
        onClear={params.clearFilters}
      />
      <FilterDialog
        open={open}
        filters={filters}
        operators={operators}
        statuses={LIST_FILTERS[state].map((code) => ({ value: code, label: getStatus(code).name }))}
        onClose={() => setOpen(false)}
        onApply={(chosen) => {
          params.setFilters(serializeAdminFilters(chosen));
          setOpen(false);
        }}
      />
    </>
  );
}
