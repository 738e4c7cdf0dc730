import type { NumberReading } from '@pratiche/domain';
import { useState } from 'react';
import {
  dropUnfinished,
  formatNumber,
  formatInputMoney,
  formatInputNumber,
  readInputNumber,
} from '../format/number.js';
import { deferUntilRelease } from './defer-until-release.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';

export interface NumberFieldProps extends FieldProps<number | null> {
  placeholder?: string;
  /** Whole numbers only: the phone shows digits without a comma. */
  integer?: boolean;
  /**
   * For amounts of money and large whole numbers: typed `1.234` without comma means one thousand,
   * and the value is shown as `1.650,50` or `1.234`.
   */
  thousands?: boolean;
  /** The rule by which the field reads its text, for instance with its unit. */
  read?: (text: string) => NumberReading | null;
}

/** A number with Italian decimal comma. What cannot be read stays in the field with a message, its value is `null`. */
export function NumberField({
  value,
  onChange,
  onBlur,
  placeholder,
  integer = false,
  thousands = false,
  read,
  ...field
}: NumberFieldProps) {
  // The text as typed, as long as it still means the value: `1,` and `1,50` must not be rewritten under the fingers.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  // Shown until the value changes, also after the text has been rewritten as a number.
  const [understood, setUnderstood] = useState<NumberReading | null>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : written(value);
  const unreadable = value === null && text.trim() !== '';

  function written(number: number): string {
    if (!thousands) return formatInputNumber(number);
    return integer ? formatNumber(number, 0) : formatInputMoney(number);
  }

  function readText(next: string): NumberReading | null {
    const reading =
      read === undefined ? readInputNumber(next, { thousands }) : read(dropUnfinished(next));
    return integer && reading !== null && !Number.isInteger(reading.value) ? null : reading;
  }

  function leave() {
    if (!unreadable) setTyped(null);
    onBlur?.();
  }

  // Before "Campo obbligatorio": there is something in the field.
  const error = unreadable
    ? `Il valore deve essere un numero${integer ? ' intero' : ''}.`
    : field.error;
  const meant = understood?.value === value ? understood : null;
  const shown = {
    ...field,
    error,
    warning: field.warning ?? meant?.doubt,
    note: meant?.note,
  };
  return (
    <FieldFrame {...shown}>
      <input
        {...controlProps(shown)}
        data-unread={unreadable || undefined}
        className="pr-input pr-number"
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onBlur={() => deferUntilRelease(leave)}
        onChange={({ target }) => {
          const next = readText(target.value);
          setTyped({ text: target.value, value: next?.value ?? null });
          setUnderstood(next);
          onChange(next?.value ?? null);
        }}
      />
    </FieldFrame>
  );
}
