import { useState } from 'react';
import { formatDay, insertDateSlashes, parseDay } from '../format/date.js';
import { deferUntilRelease } from './defer-until-release.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

/** Two digits of a year that may still be typed as four. */
const SHORT_YEAR = /^(?:\d{1,2}\D\d{1,2}\D\d{2}|\d{6})$/;

/** Written as asked, of a day that no calendar has. */
const FULL_DAY = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

const describeUnreadable = (text: string): string =>
  FULL_DAY.test(text.trim()) ? TEXTS.noSuchDay : TEXTS.invalidDay;

export interface DayTextOptions {
  /** `yyyy-mm-dd` */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
}

/**
 * The text of a day while it is typed as gg/mm/aaaa. What cannot be read stays in the field with a
 * message, its value is `null`.
 */
export function useDayText({ value, onChange, onBlur }: DayTextOptions) {
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const [left, setLeft] = useState(true);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : formatDay(value);
  const isUnreadable = value === null && text.trim() !== '';

  function typeText(next: string): void {
    const shown = insertDateSlashes(text, next);
    const day = parseDay(shown);
    const settled = SHORT_YEAR.test(shown.trim()) ? null : day;
    setLeft(false);
    setTyped({ text: shown, value: settled });
    if (settled !== value) onChange(settled);
  }

  function pickDay(day: string | null): void {
    setTyped(null);
    onChange(day);
  }

  function leave(): void {
    setLeft(true);
    const day = parseDay(text);
    if (day !== null) {
      setTyped(null);
      if (day !== value) onChange(day);
    }
    onBlur?.();
  }

  return {
    text,
    isUnreadable,
    error: left && isUnreadable ? describeUnreadable(text) : null,
    typeText,
    pickDay,
    leaveField: () => deferUntilRelease(leave),
  };
}
