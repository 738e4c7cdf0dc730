import { getChoiceLabel, type Choice } from '@pratiche/domain';
import { useId } from 'react';
import { FilterButton } from './FilterButton.js';
import { readValues, toggleValue } from './several-values.js';
import { FILTER_TEXTS } from '../texts.js';

interface CheckFilterProps {
  label: string;
  choices: readonly Choice<string>[];
  /** As in the address: several by commas. */
  value: string | undefined;
  /** One value at a time: the one in force while the address names none, empty for any. */
  single?: string;
  onChange: (value: string | null) => void;
}

/** A filter by a few values, each in force as soon as it is ticked. */
export function CheckFilter({ label, choices, value, single, onChange }: CheckFilterProps) {
  const group = useId();
  const ticked = readValues(value);
  const order = choices.map((choice) => choice.value);
  const isSingle = single !== undefined;
  const shown = single === '' ? [{ value: '', label: FILTER_TEXTS.any }, ...choices] : choices;
  // Where there is always one in force, the button names it.
  const shownLabel = single
    ? FILTER_TEXTS.chip(label, getChoiceLabel(choices, value ?? single))
    : label;
  return (
    <FilterButton label={shownLabel} count={single ? 0 : ticked.length}>
      <ul className="ad-checks">
        {shown.map((choice) => (
          <li key={choice.value}>
            <label>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={group}
                checked={
                  isSingle ? choice.value === (value ?? single) : ticked.includes(choice.value)
                }
                onChange={() =>
                  onChange(isSingle ? choice.value : toggleValue(value, choice.value, order))
                }
              />
              {choice.label}
            </label>
          </li>
        ))}
      </ul>
    </FilterButton>
  );
}
