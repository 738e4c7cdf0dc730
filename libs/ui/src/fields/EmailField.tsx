import { useState } from 'react';
import { suggestEmail } from './suggest-email.js';
import { TextField, type TextFieldProps } from './TextField.js';
import { FIELD_TEXTS } from './texts.js';

/** An e-mail address; once the field is left, a misspelt provider is asked about, with the right one. */
export function EmailField({ onBlur, onChange, ...field }: TextFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const meant = isLeft && !field.error ? suggestEmail(field.value) : null;
  return (
    <TextField
      {...field}
      {...(meant !== null && {
        warning: FIELD_TEXTS.meantEmail(meant),
        remedy: { label: FIELD_TEXTS.replaceEmail(meant), onApply: () => onChange(meant) },
      })}
      type="email"
      onChange={(value) => {
        setLeft(false);
        onChange(value);
      }}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
