import { controlProps, FieldFrame, getTooLongMessage, type TextFieldProps } from '@pratiche/ui';
import { leaveTextField } from '@pratiche/ui/form';
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
  clean = null,
  rows,
  ...field
}: TextFieldProps) {
  const shown = { ...field, error: getTooLongMessage(value, maxLength) ?? field.error };
  const { disabled = false, ...control } = controlProps(shown);
  const common = {
    ...control,
    className: 'of-control',
    disabled,
    value: value ?? '',
    autoComplete,
    inputMode,
    placeholder,
    onBlur: () => leaveTextField({ value, onChange, onBlur, clean }),
    ...(shown.error ? { status: 'error' as const } : {}),
    onChange: ({ target }: { target: { value: string } }) => {
      const text = uppercase ? target.value.toUpperCase() : target.value;
      onChange(text === '' ? null : text);
    },
  };
  return (
    <FieldFrame {...shown}>
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
