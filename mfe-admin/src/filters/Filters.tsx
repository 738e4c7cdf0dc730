import { LIST_FILTERS, isStatusCode, labelOf, statusOf } from '@pratiche/domain';
import { Button, FilterChips, FilterOutlined, SearchBox } from '@pratiche/ui';
import { useState } from 'react';
import type { Board, BoardState } from '../board/useBoard.js';
import { chipsOf } from './chips.js';
import { FilterDialog } from './FilterDialog.js';
import { readFilters, writeFilters } from './filters.js';
import { useOperatorChoices } from './operators.js';
import { SavedViews } from '../views/SavedViews.js';

interface FiltersProps {
  params: Board['list']['params'];
  state: BoardState;
}

const statusName = (code: string) => (isStatusCode(code) ? statusOf(code).name : code);

/** Search, filter dialog and what is in force as removable chips. */
export function Filters({ params, state }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const filters = readFilters(params.filters);
  const operators = useOperatorChoices();
  const chips = chipsOf(filters, {
    status: statusName,
    operator: (id) => labelOf(operators, id) || `n. ${id}`,
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
        <SavedViews list={state} />
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
        statuses={LIST_FILTERS[state].map((code) => ({ value: code, label: statusOf(code).name }))}
        onClose={() => setOpen(false)}
        onApply={(chosen) => {
          params.setFilters(writeFilters(chosen));
          setOpen(false);
        }}
      />
    </>
  );
}
