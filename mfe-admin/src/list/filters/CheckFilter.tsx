import type { Choice } from '@pratiche/domain';
import { OfficePopover } from '@pratiche/ui/office';
import { readValues, toggleValue } from './several-values.js';
import { LIST_FILTER_TEXTS } from '../texts.js';

interface CheckFilterProps {
  label: string;
  choices: readonly Choice<string>[];
  /** As in the address: several by commas. */
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter of several values, each in force as soon as it is ticked. */
export function CheckFilter({ label, choices, value, onChange }: CheckFilterProps) {
  const ticked = readValues(value);
  const order = choices.map((choice) => choice.value);
  return (
    <OfficePopover
      label={LIST_FILTER_TEXTS.filterBy(label.toLowerCase())}
      className={ticked.length === 0 ? 'ad-filter' : 'ad-filter ad-filter-on'}
      trigger={
        <>
          {label}
          {ticked.length > 0 && <span className="ad-filter-count">{ticked.length}</span>}
          <span aria-hidden="true" className="ad-arrow" />
        </>
      }
      content={
        <ul className="ad-checks">
          {choices.map((choice) => (
            <li key={choice.value}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(choice.value)}
                  onChange={() => onChange(toggleValue(value, choice.value, order))}
                />
                {choice.label}
              </label>
            </li>
          ))}
        </ul>
      }
    />
  );
}
