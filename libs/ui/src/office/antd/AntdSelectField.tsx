import { CloseCircleFilled, controlProps, FieldFrame, type SelectFieldProps } from '@pratiche/ui';
import Select from 'antd/es/select';
import { toGroupedOptions } from './grouped-options.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

type Chosen = string | number | string[];
export type AnySelectProps = Omit<SelectFieldProps<string | number>, 'value' | 'onChange'> & {
  /** Several choices. */
  mode?: 'multiple';
  value: Chosen | null;
  onChange: (value: never) => void;
};

/** A choice of a list, or several; typing searches it. */
export default function AntdSelectField({
  mode,
  value,
  onChange,
  onBlur,
  choices,
  placeholder = ANTD_TEXTS.choose,
  clearable = true,
  ...field
}: AnySelectProps) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <Select<Chosen>
          {...control}
          {...(mode && { mode })}
          className="of-control"
          disabled={disabled}
          value={value}
          onChange={(next) => onChange((next ?? null) as never)}
          onBlur={onBlur}
          placeholder={placeholder}
          allowClear={clearable && { label: ANTD_TEXTS.clear, clearIcon: <CloseCircleFilled /> }}
          showSearch={{ optionFilterProp: 'label' }}
          options={toGroupedOptions(choices)}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
