import { controlProps, FieldFrame, type TextFieldProps } from '@pratiche/ui';
import Input from 'antd/es/input';
import { OfficeTheme } from './OfficeTheme.js';

/** A text of one line, or of several with `rows`. Empty is `null`. */
export default function AntdTextField({
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
  const { disabled = false, ...control } = controlProps(field);
  const common = {
    ...control,
    disabled,
    value: value ?? '',
    autoComplete,
    maxLength,
    inputMode,
    placeholder,
    onBlur,
    ...(field.error ? { status: 'error' as const } : {}),
    onChange: ({ target }: { target: { value: string } }) => {
      const text = uppercase ? target.value.toUpperCase() : target.value;
      onChange(text === '' ? null : text);
    },
  };
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        {rows === undefined ? (
          <Input {...common} type={type} />
        ) : (
          <Input.TextArea {...common} rows={rows} />
        )}
      </OfficeTheme>
    </FieldFrame>
  );
}
