import type { Choice } from '../enumerations/index.js';

/** Texts beside a field. */
interface FieldTexts {
  /** Italian name on the page; the key of the field without it. */
  label?: string;
  /** Italian explanation below the field. */
  help?: string;
  /** Explanation in the description of the API, where the name does not give it. */
  description?: string;
}

interface ShapeOptions extends FieldTexts {
  isNullable?: true;
  /** May be absent, as in values from before the field existed. */
  isOptional?: true;
  /** Italian fault of a value beside the other fields of its object. */
  ruleInRow?: (value: unknown, row: Readonly<Record<string, unknown>>) => string | null;
}

export interface NumberShape extends ShapeOptions {
  is: 'number';
  min: number;
  /** The largest number that a program reads exactly, without it. */
  max?: number;
  /** At most two decimals without it. */
  isWhole?: true;
  /** An absent number is `null`. */
  isNullByDefault?: true;
  /** Given by the server: pages neither show nor check it. */
  isServerOwned?: true;
  unit?: string;
  /** Amount in euro. */
  isMoney?: true;
  messages?: { any?: string; type?: string; min?: string };
}

export interface TextShape extends ShapeOptions {
  is: 'text';
  max: number;
  /** May have several lines. */
  isMultiline?: true;
  /**
   * An empty text is refused without it. `toFillIn` refuses it too, but the first value is empty
   * until a change fills it in; `null` stores it as `null`.
   */
  blank?: 'kept' | 'toFillIn' | 'null';
  /** Cuts off blanks before the text is measured; afterwards without it. */
  isTrimmedFirst?: true;
  /** Takes out what people paste with a text. */
  clean?: (text: string) => string;
  pattern?: RegExp;
  /** Of a text with a pattern, for the description of the API. */
  example?: string;
  /** Italian fault of a text that is not blank. */
  rule?: (text: string) => string | null;
  messages?: { type?: string; max?: string; pattern?: string };
}

export interface ChoiceShape extends ShapeOptions {
  is: 'choice';
  /** Name of the enumeration in the description of the API. */
  name: string;
  choices: readonly Choice<string>[];
  message?: string;
}

export interface FlagShape extends ShapeOptions {
  is: 'flag';
  message?: string;
}

export interface DayShape extends ShapeOptions {
  is: 'day';
}

/** Kinds of dossiers, at least one. */
export interface ServicesShape extends ShapeOptions {
  is: 'services';
}

/** A list of short texts that one rule checks together. */
export interface TextListShape extends ShapeOptions {
  is: 'texts';
  maxLength: number;
  max: Bound;
  rule: (texts: readonly unknown[]) => string | null;
  example?: readonly string[];
}

interface Bound {
  count: number;
  message: string;
}

export interface ObjectShape extends FieldTexts {
  is: 'object';
  /** Name in the description of the API, where it does not follow from the key. */
  name?: string;
  fields: Readonly<Record<string, SettingShape>>;
  /** Message of a value that is no object. */
  message?: string;
}

export interface ListShape extends FieldTexts {
  is: 'list';
  of: ObjectShape;
  min?: Bound;
  max: Bound;
  /** Message of a value that is no list. */
  message?: string;
  /** Italian fault of the rows together. */
  rule?: (rows: readonly Readonly<Record<string, unknown>>[]) => string | null;
}

/**
 * A part of a setting: its bounds and texts, from which the page draws and checks its field and the
 * server its DTO.
 */
export type SettingShape =
  | NumberShape
  | TextShape
  | ChoiceShape
  | FlagShape
  | DayShape
  | ServicesShape
  | TextListShape
  | ObjectShape
  | ListShape;

type Options<Shape> = Omit<Partial<Shape>, 'is'>;

export const amount = (
  min: number,
  max: number,
  options: Options<NumberShape> = {},
): NumberShape => ({ is: 'number', min, max, ...options });

export const percent = (options: Options<NumberShape> = {}): NumberShape => amount(0, 100, options);

export const whole = (min: number, max: number, options: Options<NumberShape> = {}): NumberShape =>
  amount(min, max, { isWhole: true, ...options });

/** A number that the server gives, such as an id. */
export const serverNumber = (message: string, options: Options<NumberShape> = {}): NumberShape => ({
  is: 'number',
  min: 1,
  isWhole: true,
  isServerOwned: true,
  messages: { any: message },
  ...options,
});

export const line = (max: number, options: Options<TextShape> = {}): TextShape => ({
  is: 'text',
  max,
  ...options,
});

export const text = (max: number, options: Options<TextShape> = {}): TextShape =>
  line(max, { isMultiline: true, ...options });

export const flag = (options: Options<FlagShape> = {}): FlagShape => ({ is: 'flag', ...options });

export const day = (options: Options<DayShape> = {}): DayShape => ({ is: 'day', ...options });

export const object = (
  fields: ObjectShape['fields'],
  options: Omit<Options<ObjectShape>, 'fields'> = {},
): ObjectShape => ({ is: 'object', fields, ...options });

export const list = (
  of: ObjectShape,
  max: Bound,
  options: Omit<Options<ListShape>, 'of' | 'max'> = {},
): ListShape => ({ is: 'list', of, max, ...options });

/** A field for each of some choices, with the name of the choice. */
export const eachOf = (
  choices: readonly { value: string | number; label: string }[],
  createField: (label: string) => SettingShape,
  options: Omit<Options<ObjectShape>, 'fields'> = {},
): ObjectShape =>
  object(
    Object.fromEntries(choices.map(({ value, label }) => [value, createField(label)])),
    options,
  );

/** Refuses two rows with the same value of a field; rows without a value differ. */
export const refuseRepeated =
  (field: string, message: string): NonNullable<ListShape['rule']> =>
  (rows) => {
    const values = rows
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined && value !== '');
    return new Set(values).size < values.length ? message : null;
  };

/** The part of a setting at a path of keys and numbers of rows; `null` where the shape has none. */
export function findSettingShape(
  shape: SettingShape,
  path: readonly (string | number)[],
): SettingShape | null {
  const [key, ...rest] = path;
  if (key === undefined) return shape;
  if (shape.is === 'list') return findSettingShape(shape.of, rest);
  const part = shape.is === 'object' ? shape.fields[key] : undefined;
  return part === undefined ? null : findSettingShape(part, rest);
}
