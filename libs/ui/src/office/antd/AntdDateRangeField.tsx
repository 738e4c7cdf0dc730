import { controlProps, FieldFrame } from '@pratiche/ui';
import DatePicker from 'antd/es/date-picker';
import type { DateRangeFieldProps } from '../office.types.js';
import { DAY_FORMATS, DAY_PLACEHOLDER, fromDayjs, toDayjs } from './days.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

/** First and last day, either of which may be left open. */
export default function AntdDateRangeField({
  value,
  onChange,
  onBlur,
  fromLabel = ANTD_TEXTS.from,
  toLabel = ANTD_TEXTS.to,
  ...field
}: DateRangeFieldProps) {
  const { id, disabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <DatePicker.RangePicker
          {...control}
          // The label names the field by its first input; `aria-label` tells the two apart.
          id={{ start: id, end: `${id}-al` }}
          aria-label={`${fromLabel} – ${toLabel}`}
          className="of-control"
          disabled={disabled}
          value={[toDayjs(value.from), toDayjs(value.to)]}
          onChange={(days) => onChange({ from: fromDayjs(days?.[0]), to: fromDayjs(days?.[1]) })}
          onBlur={() => onBlur?.()}
          format={DAY_FORMATS}
          placeholder={[DAY_PLACEHOLDER, DAY_PLACEHOLDER]}
          allowEmpty={[true, true]}
          needConfirm={false}
          {...(field.error ? { status: 'error' } : {})}
        />
      </OfficeTheme>
    </FieldFrame>
  );
}
