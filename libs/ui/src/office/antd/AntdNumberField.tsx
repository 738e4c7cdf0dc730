import { controlProps, FieldFrame } from '@pratiche/ui';
import { type NumberFieldProps } from '@pratiche/ui/form';
import InputNumber from 'antd/es/input-number';
import { OfficeTheme } from './OfficeTheme.js';

/** A number with Italian decimal comma. */
export default function AntdNumberField({
  value,
  onChange,
  onBlur,
  placeholder,
  integer = false,
  ...field
}: Omit<NumberFieldProps, 'read' | 'thousands'>) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <InputNumber<number>
          {...control}
          className="of-control"
          disabled={disabled}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          placeholder={placeholder}
          decimalSeparator=","
          inputMode={integer ? 'numeric' : 'decimal'}
          {...(integer ? { precision: 0 } : {})}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
