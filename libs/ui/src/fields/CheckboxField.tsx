import { AutofilledMark } from './AutofilledMark.js';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldNotes } from './FieldNotes.js';
import { controlProps, type FieldProps } from './field.types.js';

/** A single checkbox. */
export function CheckboxField({ value, onChange, onBlur, ...field }: FieldProps<boolean>) {
  return (
    <div className={`pr-field ${field.disabled ? 'pr-field-disabled' : ''}`}>
      <div className="pr-field-label">
        <label className="pr-radio">
          <input
            {...controlProps(field)}
            type="checkbox"
            checked={value}
            onBlur={() => deferUntilRelease(onBlur)}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span className={field.required ? 'pr-field-required' : undefined}>{field.label}</span>
        </label>
        {field.more}
        {field.autofilled && <AutofilledMark id={field.id} kind={field.autofilled} />}
      </div>
      <FieldNotes {...field} />
    </div>
  );
}
