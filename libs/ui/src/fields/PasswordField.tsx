import { useState } from 'react';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

export interface PasswordFieldProps extends FieldProps<string | null> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field, masked until the user reveals it. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...field}>
      <div className="pr-input-group">
        <input
          {...controlProps(field)}
          className="pr-input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={value ?? ''}
          onBlur={() => deferUntilRelease(onBlur)}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
        <button
          type="button"
          className="pr-input-button"
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? TEXTS.hide : TEXTS.show}
        </button>
      </div>
    </FieldFrame>
  );
}
