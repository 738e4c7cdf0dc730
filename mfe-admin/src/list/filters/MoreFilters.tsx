import { useDebouncedText } from '@pratiche/ui';
import {
  OfficeDateRangeField,
  OfficePopover,
  OfficeSelectField,
  OfficeTextField,
} from '@pratiche/ui/office';
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
export function MoreFilters(props: MoreFiltersProps) {
  return (
    <OfficePopover
      label={LIST_FILTER_TEXTS.more}
      className="ad-filter"
      trigger={
        <>
          {LIST_FILTER_TEXTS.more}
          <span aria-hidden="true" className="ad-arrow" />
        </>
      }
      content={<MoreFiltersForm {...props} />}
    />
  );
}

function MoreFiltersForm({ filters, onChange }: MoreFiltersProps) {
  return (
    <div className="ad-more-filters">
      <NameFilter
        name="company"
        label={LIST_FILTER_TEXTS.company}
        filters={filters}
        onChange={onChange}
      />
      <NameFilter
        name="client"
        label={LIST_FILTER_TEXTS.client}
        filters={filters}
        onChange={onChange}
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

/** Part of a name, applied once typing pauses. */
function NameFilter({
  name,
  label,
  filters,
  onChange,
}: MoreFiltersProps & { name: 'company' | 'client'; label: string }) {
  const { text, changeText } = useDebouncedText(
    filters[name] ?? '',
    (typed) => onChange({ [name]: typed === '' ? null : typed }),
    (typed) => typed.trim(),
  );
  return (
    <OfficeTextField
      id={`filter-${name}`}
      label={label}
      maxLength={100}
      value={text}
      onChange={(typed) => changeText(typed ?? '')}
    />
  );
}
