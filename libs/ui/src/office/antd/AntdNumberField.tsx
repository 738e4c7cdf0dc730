import { controlProps, FieldFrame } from '@pratiche/ui';
import { useNumberText, type NumberFieldProps } from '@pratiche/ui/form';
import Input from 'antd/es/input';
import { OfficeTheme } from './OfficeTheme.js';

/**
 * A number with Italian decimal comma. antd's `Input` and not its `InputNumber`, which replaces what
 * it cannot read once the field is left, and takes the arrows that lead between the cells of a table.
 */
export default function AntdNumberField({
  value,
  onChange,
  onBlur,
  placeholder,
  integer = false,
  thousands = false,
  ...field
}: Omit<NumberFieldProps, 'read'>) {
  const number = useNumberText({ value, onChange, onBlur, integer, thousands });
  const shown = {
    ...field,
    error: number.error ?? field.error,
    warning: field.warning ?? number.understood?.doubt,
    note: number.understood?.note,
  };
  const { disabled = false, ...control } = controlProps(shown);
  return (
    <FieldFrame {...shown}>
      <OfficeTheme>
        <Input
          {...control}
          className="of-control pr-number"
          disabled={disabled}
          inputMode={integer ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={number.text}
          placeholder={placeholder}
          onBlur={number.leaveField}
          onChange={({ target }) => number.typeText(target.value)}
          {...(shown.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
