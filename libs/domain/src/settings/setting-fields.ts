import type { FieldError } from '../completeness/field-error.js';

interface NumberField {
  is: 'number';
  min: number;
  max: number;
  /** At most two decimals without it. */
  isWhole?: true;
  isNullable?: true;
  messages?: { type?: string; min?: string };
}

interface TextField {
  is: 'text';
  max: number;
  /** May have several lines. */
  isMultiline?: true;
  /** An empty text is refused without it. */
  mayBeBlank?: true;
  /** What else is wrong with a text, or `null`. */
  rule?: (text: string) => string | null;
}

interface ChoiceField {
  is: 'choice';
  values: readonly string[];
  isNullable?: true;
}

export interface ObjectField {
  is: 'object';
  fields: Readonly<Record<string, SettingField>>;
  /** What is wrong with the whole, at its fields. */
  rule?: (value: never) => FieldError[];
}

export interface ListField {
  is: 'list';
  /** May be absent, as in values from before there was it. */
  isNullable?: true;
  /** `null` where `rule` checks each row too. */
  of: SettingField | null;
  min?: { count: number; message: string };
  max: { count: number; message: string };
  /** What is wrong with the rows together. */
  rule?: (rows: never) => string | null;
}

/** How a part of a setting is checked, by the page that changes it and by the server. */
export type SettingField =
  | NumberField
  | TextField
  | ChoiceField
  | ObjectField
  | ListField
  | { is: 'flag'; isNullable?: true }
  | { is: 'day'; isNullable?: true }
  | { is: 'services' };

export const amount = (min: number, max: number): NumberField => ({ is: 'number', min, max });
export const percent = amount(0, 100);
export const whole = (min: number, max: number): NumberField => ({
  is: 'number',
  min,
  max,
  isWhole: true,
});
export const line = (max: number, options: Partial<TextField> = {}): TextField => ({
  is: 'text',
  max,
  ...options,
});
export const flag: SettingField = { is: 'flag' };
export const object = (
  fields: Readonly<Record<string, SettingField>>,
  rule?: ObjectField['rule'],
): ObjectField => ({ is: 'object', fields, ...(rule === undefined ? {} : { rule }) });
export const list = (
  of: SettingField | null,
  max: ListField['max'],
  options: Pick<ListField, 'min' | 'rule' | 'isNullable'> = {},
): ListField => ({ is: 'list', of, max, ...options });

/** The same field for each of some keys. */
export const eachOf = (keys: readonly (string | number)[], field: SettingField): ObjectField =>
  object(Object.fromEntries(keys.map((key) => [key, field])));

/** A list says it when two rows have the same value of a field. */
export const refuseRepeated =
  (field: string, message: string) =>
  (rows: readonly Readonly<Record<string, unknown>>[]): string | null => {
    const values = rows
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined && value !== '');
    return new Set(values).size < values.length ? message : null;
  };
