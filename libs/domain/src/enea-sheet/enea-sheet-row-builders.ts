import { getChoiceLabel, listChoices, type Choice } from '../enumerations/index.js';
import { formatDay, formatNumber, isValidDay } from '../formats/index.js';
import type { EneaSheetRow, SheetSettings, EneaSheetValue } from './enea-sheet-types.js';

const toPlainValue = (text: string): EneaSheetValue => ({ shown: text, copied: text });

/** Grouping dots help the eye and upset the form: they are shown, never copied. */
const toNumericValue = (shown: string): EneaSheetValue => ({
  shown,
  copied: shown.replaceAll('.', ''),
});

/** Text as it stands; `null` for nothing. */
export const toTextValue = (value: unknown): EneaSheetValue | null =>
  typeof value === 'string' && value.trim() !== '' ? toPlainValue(value) : null;

/** A day as gg/mm/aaaa; `null` for what is no day. */
export const toDateValue = (value: unknown): EneaSheetValue | null =>
  typeof value === 'string' && isValidDay(value) ? toPlainValue(formatDay(value)) : null;

/** A number with decimal comma. */
export const toNumberValue = (value: unknown): EneaSheetValue | null =>
  typeof value === 'number' ? toNumericValue(formatNumber(value)) : null;

/** Euro with two decimals. */
export const toMoneyValue = (value: unknown): EneaSheetValue | null =>
  typeof value === 'number' ? toNumericValue(formatNumber(value, 2)) : null;

/** Yes or no; an answer that is missing is a no. */
export const toFlagValue = (value: unknown): EneaSheetValue => toPlainValue(value ? 'Sì' : 'No');

const toChoiceValue = (choices: readonly Choice[], value: unknown): EneaSheetValue | null =>
  typeof value === 'string' || typeof value === 'number'
    ? toTextValue(getChoiceLabel(choices, value))
    : null;

type RowCondition<T> = (source: T) => boolean;
type RowKey<T> = keyof T & string;

function createRow<T>(
  key: string,
  label: string,
  read: EneaSheetRow<T>['read'],
  when?: RowCondition<T>,
): EneaSheetRow<T> {
  return when ? { key, label, read, when } : { key, label, read };
}

/**
 * Creates row builders for one shape; each takes a field of it and defines how its value is
 * formatted.
 */
export const createRowBuilders = <T extends object>() => ({
  text: (key: RowKey<T>, label: string, when?: RowCondition<T>) =>
    createRow<T>(key, label, (source) => toTextValue(source[key]), when),
  date: (key: RowKey<T>, label: string, when?: RowCondition<T>) =>
    createRow<T>(key, label, (source) => toDateValue(source[key]), when),
  number: (key: RowKey<T>, label: string, when?: RowCondition<T>) =>
    createRow<T>(key, label, (source) => toNumberValue(source[key]), when),
  money: (key: RowKey<T>, label: string, when?: RowCondition<T>) =>
    createRow<T>(key, label, (source) => toMoneyValue(source[key]), when),
  flag: (key: RowKey<T>, label: string, when?: RowCondition<T>) => ({
    ...createRow<T>(key, label, (source) => toFlagValue(source[key]), when),
    isChosen: true,
  }),
  choice: (key: RowKey<T>, label: string, choices: readonly Choice[], when?: RowCondition<T>) => ({
    ...createRow<T>(
      key,
      label,
      (source, settings) => toChoiceValue(listChoices(choices, settings), source[key]),
      when,
    ),
    isChosen: true,
  }),
  /** An answer not taken from a single field: a sum, or a number inside another object. */
  derivedNumber: (
    key: string,
    label: string,
    of: (source: T) => number | null,
    when?: RowCondition<T>,
  ) => createRow<T>(key, label, (source) => toNumberValue(of(source)), when),
  derivedMoney: (
    key: string,
    label: string,
    of: (source: T) => number | null,
    when?: RowCondition<T>,
  ) => createRow<T>(key, label, (source) => toMoneyValue(of(source)), when),
  derivedText: (
    key: string,
    label: string,
    of: (source: T, settings: SheetSettings) => string | null,
    when?: RowCondition<T>,
  ) => createRow<T>(key, label, (source, settings) => toTextValue(of(source, settings)), when),
});
