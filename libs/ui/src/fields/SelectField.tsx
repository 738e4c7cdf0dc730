import type { Choice } from '@pratiche/domain';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

export interface SelectFieldProps<V extends string | number> extends FieldProps<V | null> {
  /** antd's select shows a group as a heading. */
  choices: readonly (Choice<V> & { disabled?: boolean; group?: string })[];
  placeholder?: string;
  /** The value can be taken back to nothing. */
  clearable?: boolean;
  autoComplete?: string;
}

/**
 * A select for a few choices; uses the native list of the browser, which works on every phone and
 * with every screen reader.
 */
export function SelectField<V extends string | number>({
  value,
  onChange,
  onBlur,
  choices,
  placeholder = TEXTS.choose,
  clearable = true,
  autoComplete,
  ...field
}: SelectFieldProps<V>) {
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return (
    <FieldFrame {...field}>
      {/* A browser cuts what it shows of a choice: it is written over the list's own text, on as many lines as it needs. */}
      <div className="pr-select" data-text={chosen ?? placeholder}>
        <select
          {...controlProps(field)}
          className="pr-input"
          title={chosen}
          autoComplete={autoComplete}
          value={value ?? ''}
          onBlur={() => deferUntilRelease(onBlur)}
          onChange={({ target }) =>
            onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)
          }
        >
          <option value="" disabled={!clearable && value !== null}>
            {placeholder}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
