import type { ReactNode } from 'react';
import { AutofilledMark } from './AutofilledMark.js';
import { FieldNotes } from './FieldNotes.js';
import type { FieldProps } from './field.types.js';

type FieldFrameProps = Omit<FieldProps<unknown>, 'value' | 'onChange' | 'onBlur' | 'onUnread'> & {
  children: ReactNode;
  className?: string | undefined;
};

/** Label, unit, help, error and marks around a control whose id is `id`. */
export function FieldFrame({
  id,
  label,
  unit,
  more,
  required,
  disabled,
  autofilled,
  children,
  className = '',
  ...notes
}: FieldFrameProps) {
  return (
    <div className={`pr-field ${disabled ? 'pr-field-disabled' : ''} ${className}`}>
      <div className="pr-field-label">
        <label htmlFor={id} className={required ? 'pr-field-required' : undefined}>
          {label}
          {unit && <span className="pr-field-unit">{` [${unit}]`}</span>}
        </label>
        {more}
        {autofilled && <AutofilledMark id={id} kind={autofilled} />}
      </div>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
