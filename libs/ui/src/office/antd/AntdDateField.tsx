import { controlProps, FieldFrame } from '@pratiche/ui';
import DatePicker from 'antd/es/date-picker';
import type { SingleDateFieldProps } from '../office.types.js';
import { DAY_FORMATS, DAY_PLACEHOLDER, fromDayjs, toDayjs } from './days.js';
import { OfficeTheme } from './OfficeTheme.js';

/** A day, typed as gg/mm/aaaa or picked. The value is `yyyy-mm-dd`. */
export default function AntdDateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  ...field
}: SingleDateFieldProps) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <DatePicker
          {...control}
          className="of-control"
          disabled={disabled}
          value={toDayjs(value)}
          onChange={(day) => onChange(fromDayjs(day))}
          onBlur={() => onBlur?.()}
          format={DAY_FORMATS}
          placeholder={DAY_PLACEHOLDER}
          needConfirm={false}
          {...(min === undefined ? {} : { minDate: toDayjs(min) ?? undefined })}
          {...(max === undefined ? {} : { maxDate: toDayjs(max) ?? undefined })}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
