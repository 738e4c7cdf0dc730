import type { HTMLInputTypeAttribute } from 'react';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';

export interface TextFieldProps extends FieldProps<string | null> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  autoComplete?: string;
  maxLength?: number;
  inputMode?: 'numeric';
  placeholder?: string;
  /** Codes are written in capitals. */
  uppercase?: boolean;
  /** Number of lines, if more than one. */
  rows?: number;
}

/** A text field of one line, or of several with `rows`. Empty is `null`. */
export function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete = 'off',
  maxLength,
  inputMode,
  placeholder,
  uppercase = false,
  rows,
  ...field
}: TextFieldProps) {
  const common = {
    ...controlProps(field),
    className: `pr-input ${uppercase ? 'pr-uppercase' : ''}`,
    value: value ?? '',
    autoComplete,
    maxLength,
    inputMode,
    placeholder,
    onBlur: () => deferUntilRelease(onBlur),
    onChange: ({ target }: { target: { value: string } }) => {
      const text = uppercase ? target.value.toUpperCase() : target.value;
      onChange(text === '' ? null : text);
    },
  };
  return (
    <FieldFrame {...field}>
      {rows === undefined ? (
        <input {...common} type={type} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
    </FieldFrame>
  );
}
