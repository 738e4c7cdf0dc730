import type { HTMLInputTypeAttribute } from 'react';
import { FieldFrame } from './FieldFrame.js';
import { leaveTextField } from './leave-text-field.js';
import { controlProps, type FieldProps } from './field.types.js';
import { getTooLongMessage } from './text-length.js';

export interface TextFieldProps extends FieldProps<string | null> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'>;
  autoComplete?: string;
  /** Most characters; a longer text is kept, with a message. */
  maxLength?: number | undefined;
  inputMode?: 'numeric';
  placeholder?: string;
  /** Codes are written in capitals. */
  uppercase?: boolean;
  /** Takes out what was pasted with a text, once the field is left. */
  clean?: ((text: string) => string) | null;
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
  clean = null,
  rows,
  ...field
}: TextFieldProps) {
  const shown = { ...field, error: getTooLongMessage(value, maxLength) ?? field.error };
  const common = {
    ...controlProps(shown),
    className: `pr-input ${uppercase ? 'pr-uppercase' : ''}`,
    value: value ?? '',
    autoComplete,
    inputMode,
    placeholder,
    onBlur: () => leaveTextField({ value, onChange, onBlur, clean }),
    onChange: ({ target }: { target: { value: string } }) => {
      const text = uppercase ? target.value.toUpperCase() : target.value;
      onChange(text === '' ? null : text);
    },
  };
  return (
    <FieldFrame {...shown}>
      {rows === undefined ? (
        <input {...common} type={type} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
    </FieldFrame>
  );
}
