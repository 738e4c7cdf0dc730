import { useState } from 'react';
import {
  formatNumber,
  formatInputMoney,
  formatInputNumber,
  parseNumber,
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
  /** Custom parser of the typed text, for instance with a percent sign. */
  parse?: (text: string) => number | null;
}

/** A number with Italian decimal comma. What cannot be read stays in the field with a message, its value is `null`. */
export function NumberField({
  value,
  onChange,
  onBlur,
  placeholder,
  integer = false,
  thousands = false,
  parse,
  ...field
}: NumberFieldProps) {
  // The text as typed, as long as it still means the value: `1,` and `1,50` must not be rewritten under the fingers.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : written(value);
  const unreadable = value === null && text.trim() !== '';

  function written(number: number): string {
    if (!thousands) return formatInputNumber(number);
    return integer ? formatNumber(number, 0) : formatInputMoney(number);
  }

  function read(next: string): number | null {
    const number = (parse ?? ((raw: string) => parseNumber(raw, { thousands })))(next);
    return integer && number !== null && !Number.isInteger(number) ? null : number;
  }

  function leave() {
    if (!unreadable) setTyped(null);
    onBlur?.();
  }

  // Before "Campo obbligatorio": there is something in the field.
  const error = unreadable
    ? `Il valore deve essere un numero${integer ? ' intero' : ''}.`
    : field.error;
  const shown = { ...field, error };
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
          const next = read(target.value);
          setTyped({ text: target.value, value: next });
          onChange(next);
        }}
      />
    </FieldFrame>
  );
}
