import { getChoiceLabel, type Choice } from '@pratiche/domain';
import type { ListState } from '@pratiche/ui/lists';
import { CheckFilter } from './CheckFilter.js';
import type { ActiveFilter } from './FilterBar.js';
import { FILTER_TEXTS } from '../texts.js';

/** A filter of one value, by its name in the address. */
export interface ChoiceFilter {
  name: string;
  label: string;
  choices: readonly Choice<string>[];
  /** In force while the address names none. */
  initial?: string;
}

/** The chips of filters of one value; a value outside the choices keeps its code, one that is always in force is on its button. */
export const toActiveChoices = (
  filters: ListState['filters'],
  choiceFilters: readonly ChoiceFilter[],
): ActiveFilter[] =>
  choiceFilters.flatMap(({ name, label, choices, initial }) => {
    const value = filters[name];
    return value && initial === undefined
      ? [{ keys: [name], label: FILTER_TEXTS.chip(label, getChoiceLabel(choices, value) || value) }]
      : [];
  });

interface ChoiceFiltersProps {
  params: Pick<ListState, 'filters' | 'setFilter'>;
  choiceFilters: readonly ChoiceFilter[];
}

/** The buttons of filters of one value. */
export const ChoiceFilters = ({ params, choiceFilters }: ChoiceFiltersProps) =>
  choiceFilters.map(({ name, initial = '', ...filter }) => (
    <CheckFilter
      key={name}
      {...filter}
      single={initial}
      value={params.filters[name]}
      onChange={(value) => params.setFilter(name, value)}
    />
  ));
