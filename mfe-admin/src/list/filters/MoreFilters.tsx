import { OfficeDateRangeField, OfficeSelectField } from '@pratiche/ui/office';
import { DebouncedTextField } from '../../shared/filters/DebouncedTextField.js';
import { FilterButton } from '../../shared/filters/FilterButton.js';
import {
  POSTPONED_CHOICES,
  REVIEW_CHOICES,
  UNREAD_CHOICES,
  type AdminFilters,
} from './admin-filters.js';
import { LIST_FILTER_TEXTS } from '../texts.js';

export interface MoreFiltersProps {
  filters: AdminFilters;
  onChange: (filters: Partial<Record<keyof AdminFilters, string | null>>) => void;
}

/** The rarer filters: each is in force as soon as it is set. */
export const MoreFilters = (props: MoreFiltersProps) => (
  <FilterButton label={LIST_FILTER_TEXTS.more} name={LIST_FILTER_TEXTS.more}>
    <MoreFiltersForm {...props} />
  </FilterButton>
);

function MoreFiltersForm({ filters, onChange }: MoreFiltersProps) {
  return (
    <div className="ad-filter-fields">
      <DebouncedTextField
        id="filter-company"
        label={LIST_FILTER_TEXTS.company}
        value={filters.company ?? null}
        onChange={(company) => onChange({ company })}
      />
      <DebouncedTextField
        id="filter-client"
        label={LIST_FILTER_TEXTS.client}
        value={filters.client ?? null}
        onChange={(client) => onChange({ client })}
      />
      <OfficeSelectField<string>
        id="filter-review"
        label={LIST_FILTER_TEXTS.review}
        placeholder={LIST_FILTER_TEXTS.all}
        choices={REVIEW_CHOICES}
        value={filters.review ?? null}
        onChange={(review) => onChange({ review })}
      />
      <OfficeSelectField<string>
        id="filter-unread"
        label={LIST_FILTER_TEXTS.messages}
        placeholder={LIST_FILTER_TEXTS.all}
        choices={UNREAD_CHOICES}
        value={filters.unread ?? null}
        onChange={(unread) => onChange({ unread })}
      />
      <OfficeSelectField<string>
        id="filter-postponed"
        label={LIST_FILTER_TEXTS.postponed}
        placeholder={LIST_FILTER_TEXTS.all}
        choices={POSTPONED_CHOICES}
        value={filters.postponed ?? null}
        onChange={(postponed) => onChange({ postponed })}
      />
      <OfficeDateRangeField
        id="filter-date"
        label={LIST_FILTER_TEXTS.received}
        fromLabel={LIST_FILTER_TEXTS.receivedFrom}
        toLabel={LIST_FILTER_TEXTS.receivedTo}
        value={{ from: filters.dateFrom ?? null, to: filters.dateTo ?? null }}
        onChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
      />
      <OfficeDateRangeField
        id="filter-deadline"
        label={LIST_FILTER_TEXTS.deadline}
        fromLabel={LIST_FILTER_TEXTS.deadlineFrom}
        toLabel={LIST_FILTER_TEXTS.deadlineTo}
        value={{ from: filters.deadlineFrom ?? null, to: filters.deadlineTo ?? null }}
        onChange={({ from, to }) => onChange({ deadlineFrom: from, deadlineTo: to })}
      />
    </div>
  );
}
