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
import { FIELD_TEXTS as TEXTS } from './texts.js';

export interface NumberTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Whole numbers only: the phone shows digits without a comma. */
  integer?: boolean;
  /**
   * For amounts of money and large whole numbers: typed `1.234` without comma means one thousand,
   * and the value is shown as `1.650,50` or `1.234`.
   */
  thousands?: boolean;
  /** The rule by which the field reads its text, for instance with its unit. */
  read?: ((text: string) => NumberReading | null) | undefined;
  /** What is said of a text that cannot be read, where it may be more than a number. */
  explainUnread?: ((text: string) => string) | undefined;
}

/**
 * The text of a number with Italian decimal comma while it is typed. What cannot be read stays in
 * the field with a message, its value is `null`.
 */
export function useNumberText({
  value,
  onChange,
  onBlur,
  integer = false,
  thousands = false,
  read,
  explainUnread = () => TEXTS.notNumber(integer),
}: NumberTextOptions) {
  // The text as typed, as long as it still means the value: `1,` and `1,50` must not be rewritten under the fingers.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  // Shown until the value changes, also after the text has been rewritten as a number.
  const [understood, setUnderstood] = useState<NumberReading | null>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : written(value);
  const isUnreadable = value === null && text.trim() !== '';

  function written(number: number): string {
    if (!thousands) return formatInputNumber(number);
    return integer ? formatNumber(number, 0) : formatInputMoney(number);
  }

  function readText(next: string): NumberReading | null {
    const reading =
      read === undefined ? readInputNumber(next, { thousands }) : read(dropUnfinished(next));
    return integer && reading !== null && !Number.isInteger(reading.value) ? null : reading;
  }

  function typeText(next: string): void {
    const reading = readText(next);
    setTyped({ text: next, value: reading?.value ?? null });
    setUnderstood(reading);
    onChange(reading?.value ?? null);
  }

  function leave(): void {
    if (!isUnreadable) setTyped(null);
    onBlur?.();
  }

  return {
    text,
    isUnreadable,
    error: isUnreadable ? explainUnread(text.trim()) : null,
    /** How the text was read, for the notes of the field. */
    understood: understood?.value === value ? understood : null,
    typeText,
    leaveField: () => deferUntilRelease(leave),
  };
}
