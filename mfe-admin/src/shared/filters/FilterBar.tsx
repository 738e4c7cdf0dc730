import { FilterChips, SearchBox, type ListState } from '@pratiche/ui/lists';
import type { ReactNode } from 'react';
import './filters.css';

/** A filter in force, as words, and the parameters its removal clears. */
export interface ActiveFilter {
  keys: readonly string[];
  label: string;
}

interface FilterBarProps {
  params: Pick<ListState, 'search' | 'setSearch' | 'setFilters'>;
  /** Names of the search; a list that is not searched has none. */
  search?: { label: string; placeholder: string };
  active: readonly ActiveFilter[];
  /** Takes search and filters away. */
  onClear: () => void;
  /** The filter buttons, and further controls of the line. */
  children?: ReactNode;
}

/** Search, filter buttons and those in force as chips, all in one line where it fits. */
export const FilterBar = ({ params, search, active, onClear, children }: FilterBarProps) => (
  <div className="ad-list-tools">
    {search && <SearchBox {...search} value={params.search} onChange={params.setSearch} />}
    {children}
    <FilterChips
      chips={active.map(({ keys, label }) => ({ key: keys.join(), text: label }))}
      onRemove={(key) =>
        params.setFilters(Object.fromEntries(key.split(',').map((name) => [name, null])))
      }
      onClear={onClear}
    />
  </div>
);
