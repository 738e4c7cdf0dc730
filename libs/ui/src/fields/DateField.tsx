import { useRef, useState } from 'react';
import { formatDay, parseDay, insertDateSlashes } from '../format/date.js';
import { CalendarOutlined } from '../icons.js';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';

export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last selectable day, `yyyy-mm-dd`. The form validates typed days. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** Two digits of a year that may still be typed as four. */
const SHORT_YEAR = /^(?:\d{1,2}\D\d{1,2}\D\d{2}|\d{6})$/;

/** A day: typed as gg/mm/aaaa or picked from the browser's own calendar. The value is `yyyy-mm-dd`. */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  autoComplete = 'off',
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const [left, setLeft] = useState(true);
  const picker = useRef<HTMLInputElement>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : formatDay(value);
  const unreadable = value === null && text.trim() !== '';
  const error =
    left && unreadable ? 'La data non è valida: scrivila come gg/mm/aaaa.' : field.error;
  const shown = { ...field, error };

  function type(next: string) {
    const day = parseDay(next);
    const settled = SHORT_YEAR.test(next.trim()) ? null : day;
    setLeft(false);
    setTyped({ text: next, value: settled });
    if (settled !== value) onChange(settled);
  }

  function leave() {
    setLeft(true);
    const day = parseDay(text);
    if (day !== null) {
      setTyped(null);
      if (day !== value) onChange(day);
    }
    onBlur?.();
  }

  return (
    <FieldFrame {...shown}>
      <div className="pr-input-group">
        <input
          {...controlProps(shown)}
          data-unread={unreadable || undefined}
          className="pr-input pr-number"
          type="text"
          inputMode="numeric"
          placeholder="gg/mm/aaaa"
          autoComplete={autoComplete}
          value={text}
          onBlur={() => deferUntilRelease(leave)}
          onChange={({ target }) => type(insertDateSlashes(text, target.value))}
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
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.value === '' ? null : target.value);
          }}
        />
        <button
          type="button"
          className="pr-input-button"
          aria-label={`Apri il calendario: ${field.label}`}
          disabled={field.disabled}
          onClick={() => picker.current?.showPicker()}
        >
          <CalendarOutlined aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
