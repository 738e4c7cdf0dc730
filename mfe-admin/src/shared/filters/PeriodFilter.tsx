import type { ListState } from '@pratiche/ui/lists';
import { OfficeDateRangeField } from '@pratiche/ui/office';
import { FilterButton } from './FilterButton.js';

interface PeriodFilterProps {
  id: string;
  label: string;
  params: Pick<ListState, 'filters' | 'setFilters'>;
}

/** First and last day of a list, `from` and `to` in the address. */
export function PeriodFilter({ id, label, params }: PeriodFilterProps) {
  const { from, to } = params.filters;
  return (
    <FilterButton label={label} count={from || to ? 1 : 0}>
      <OfficeDateRangeField
        id={id}
        label={label}
        value={{ from: from ?? null, to: to ?? null }}
        onChange={(days) => params.setFilters({ from: days.from, to: days.to })}
      />
    </FilterButton>
  );
}
