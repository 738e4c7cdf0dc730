import { controlProps, FieldFrame, type SelectFieldProps } from '@pratiche/ui';
import Select from 'antd/es/select';
import { toGroupedOptions } from './grouped-options.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

/** A choice of a list; typing searches it. */
export default function AntdSelectField({
  value,
  onChange,
  onBlur,
  choices,
  placeholder = ANTD_TEXTS.choose,
  clearable = true,
  ...field
}: SelectFieldProps<string | number>) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <Select<string | number>
          {...control}
          className="of-control"
          disabled={disabled}
          value={value}
          onChange={(next) => onChange(next ?? null)}
          onBlur={onBlur}
          placeholder={placeholder}
          allowClear={clearable}
          showSearch={{ optionFilterProp: 'label' }}
          options={toGroupedOptions(choices)}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
