import type { ListState } from '@pratiche/ui/lists';
import { OfficeDateRangeField } from '@pratiche/ui/office';
import { FilterButton } from './FilterButton.js';
import { FILTER_TEXTS } from './texts.js';

interface PeriodFilterProps {
  id: string;
  label: string;
  params: Pick<ListState, 'filters' | 'setFilters'>;
}

/** First and last day of a list, `from` and `to` in the address. */
export function PeriodFilter({ id, label, params }: PeriodFilterProps) {
  const { from, to } = params.filters;
  return (
    <FilterButton
      label={label}
      name={FILTER_TEXTS.filterBy(label.toLowerCase())}
      count={from || to ? 1 : 0}
    >
      <OfficeDateRangeField
        id={id}
        label={label}
        value={{ from: from ?? null, to: to ?? null }}
        onChange={(days) => params.setFilters({ from: days.from, to: days.to })}
      />
    </FilterButton>
  );
}
