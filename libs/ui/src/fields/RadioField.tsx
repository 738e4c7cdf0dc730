import { AutofilledMark } from './AutofilledMark.js';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldNotes } from './FieldNotes.js';
import { describedBy, type FieldProps } from './field.types.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

export interface RadioFieldProps<V extends string | number | boolean> extends FieldProps<V | null> {
  choices: readonly { value: V; label: string; help?: string; disabled?: boolean }[];
  /** Side by side where there is room. */
  inline?: boolean;
}

/** Sì and No as choices of a `RadioField<boolean>`. */
export const YES_NO = [
  { value: true, label: TEXTS.yes },
  { value: false, label: TEXTS.no },
] as const;

/**
 * One of a few choices, all in view. The first radio carries the field's id, so that a list of
 * errors can jump to it.
 */
export function RadioField<V extends string | number | boolean>({
  value,
  onChange,
  onBlur,
  choices,
  inline = false,
  ...field
}: RadioFieldProps<V>) {
  const { id, label, more, required, disabled, error, autofilled } = field;
  return (
    <fieldset
      className={`pr-field pr-radio-field ${disabled ? 'pr-field-disabled' : ''}`}
      disabled={disabled}
      aria-describedby={describedBy(field)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="pr-field-label">
        <span className={required ? 'pr-field-required' : undefined}>{label}</span>
        {more}
        {/* Part of the description, not of the group's name. */}
        {autofilled && <AutofilledMark id={id} kind={autofilled} isHidden />}
      </legend>
      <div className={inline ? 'pr-radios pr-radios-inline' : 'pr-radios'}>
        {choices.map((choice, index) => (
          <label key={String(choice.value)} className="pr-radio">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${String(choice.value)}`}
              name={id}
              checked={value === choice.value}
              required={required}
              disabled={choice.disabled}
              onBlur={() => deferUntilRelease(onBlur)}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.help && <small>{choice.help}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...field} />
    </fieldset>
  );
}
