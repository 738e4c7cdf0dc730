import { useRef } from 'react';
import { CalendarOutlined } from '../icons.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { useDayText } from './useDayText.js';
import { useReportUnread } from './useReportUnread.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last selectable day, `yyyy-mm-dd`. The form validates typed days. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** A day: typed as gg/mm/aaaa or picked from the browser's own calendar. The value is `yyyy-mm-dd`. */
export function DateField({
  value,
  onChange,
  onBlur,
  onUnread,
  min,
  max,
  autoComplete = 'off',
  ...field
}: DateFieldProps) {
  const day = useDayText({ value, onChange, onBlur });
  useReportUnread(day.error, onUnread);
  const picker = useRef<HTMLInputElement>(null);
  const shown = { ...field, error: day.error ?? field.error };

  return (
    <FieldFrame {...shown}>
      <div className="pr-input-group">
        <input
          {...controlProps(shown)}
          data-unread={day.isUnreadable || undefined}
          className="pr-input pr-number"
          type="text"
          inputMode="numeric"
          placeholder={TEXTS.dayPattern}
          autoComplete={autoComplete}
          value={day.text}
          onBlur={day.leaveField}
          onChange={({ target }) => day.typeText(target.value)}
        />
        <input
          ref={picker}
          type="date"
          className="pr-date-picker"
          tabIndex={-1}
          aria-hidden="true"
          disabled={field.disabled}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={({ target }) => day.pickDay(target.value === '' ? null : target.value)}
        />
        <button
          type="button"
          className="pr-input-button"
          aria-label={TEXTS.openCalendar(field.label)}
          disabled={field.disabled}
          onClick={() => picker.current?.showPicker()}
        >
          <CalendarOutlined aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
