import { FieldNotes } from './FieldNotes.js';
import { controlProps, type FieldProps } from './types.js';

/** One thing to tick. */
export function CheckboxField({ value, onChange, onBlur, ...field }: FieldProps<boolean>) {
  return (
    <div className={`pr-field ${field.disabled ? 'pr-field-disabled' : ''}`}>
      <div className="pr-field-label">
        <label className="pr-radio">
          <input {...controlProps(field)} type="checkbox" checked={value} onBlur={onBlur} onChange={({ target }) => onChange(target.checked)} />
          <span>{field.label}{field.required && <span className="pr-field-required" aria-hidden="true"> *</span>}</span>
        </label>
        {field.more}
      </div>
      <FieldNotes {...field} />
    </div>
  );
}
