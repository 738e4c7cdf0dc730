import { labelOf, type Choice } from '../enumerations/index.js';
import { formatDay, formatNumber, isDay } from '../formats/index.js';
import type { SheetRow, SheetValue } from './types.js';

const same = (text: string): SheetValue => ({ shown: text, copied: text });

/** Grouping dots help the eye and upset the form: they are shown, never copied. */
const number = (shown: string): SheetValue => ({ shown, copied: shown.replaceAll('.', '') });

const textValue = (value: unknown): SheetValue | null =>
  typeof value === 'string' && value.trim() !== '' ? same(value) : null;

const dateValue = (value: unknown): SheetValue | null =>
  typeof value === 'string' && isDay(value) ? same(formatDay(value)) : null;

const numberValue = (value: unknown): SheetValue | null =>
  typeof value === 'number' ? number(formatNumber(value)) : null;

const moneyValue = (value: unknown): SheetValue | null =>
  typeof value === 'number' ? number(formatNumber(value, 2)) : null;

const choiceValue = (choices: readonly Choice[], value: unknown): SheetValue | null =>
  typeof value === 'string' || typeof value === 'number'
    ? textValue(labelOf(choices, value))
    : null;

type Condition<T> = (source: T) => boolean;
type Key<T> = keyof T & string;

function row<T>(
  key: string,
  label: string,
  read: (source: T) => SheetValue | null,
  when?: Condition<T>,
): SheetRow<T> {
  return when ? { key, label, read, when } : { key, label, read };
}

/** Makers of sheet rows over one shape; each names a field of it and how its value is written. */
export const rowsOf = <T extends object>() => ({
  text: (key: Key<T>, label: string, when?: Condition<T>) =>
    row<T>(key, label, (source) => textValue(source[key]), when),
  date: (key: Key<T>, label: string, when?: Condition<T>) =>
    row<T>(key, label, (source) => dateValue(source[key]), when),
  number: (key: Key<T>, label: string, when?: Condition<T>) =>
    row<T>(key, label, (source) => numberValue(source[key]), when),
  money: (key: Key<T>, label: string, when?: Condition<T>) =>
    row<T>(key, label, (source) => moneyValue(source[key]), when),
  flag: (key: Key<T>, label: string, when?: Condition<T>) =>
    row<T>(key, label, (source) => same(source[key] ? 'Sì' : 'No'), when),
  choice: (key: Key<T>, label: string, choices: readonly Choice[], when?: Condition<T>) =>
    row<T>(key, label, (source) => choiceValue(choices, source[key]), when),
  /** An answer that is not one field: a sum, a number kept inside another object. */
  derivedNumber: (
    key: string,
    label: string,
    of: (source: T) => number | null,
    when?: Condition<T>,
  ) => row<T>(key, label, (source) => numberValue(of(source)), when),
  derivedMoney: (
    key: string,
    label: string,
    of: (source: T) => number | null,
    when?: Condition<T>,
  ) => row<T>(key, label, (source) => moneyValue(of(source)), when),
  derivedText: (
    key: string,
    label: string,
    of: (source: T) => string | null,
    when?: Condition<T>,
  ) => row<T>(key, label, (source) => textValue(of(source)), when),
});
