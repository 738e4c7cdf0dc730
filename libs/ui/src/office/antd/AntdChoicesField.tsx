import { controlProps, FieldFrame } from '@pratiche/ui';
import Select from 'antd/es/select';
import type { ChoicesFieldProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

/** Several choices of a list; typing searches it. */
export default function AntdChoicesField({
  value,
  onChange,
  choices,
  placeholder = ANTD_TEXTS.choose,
  ...field
}: ChoicesFieldProps) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <Select<string[]>
          {...control}
          mode="multiple"
          className="of-control"
          disabled={disabled}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          showSearch={{ optionFilterProp: 'label' }}
          options={[...choices]}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
