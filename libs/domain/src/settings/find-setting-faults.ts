import { REQUIRED_MESSAGE, type FieldError } from '../completeness/field-error.js';
import { DAY_MESSAGE, LINE_CHARACTERS_MESSAGE } from '../completeness/storage-bounds.js';
import { isValidDay } from '../formats/index.js';
import type {
  ListShape,
  NumberShape,
  ObjectShape,
  SettingShape,
  TextShape,
  TextListShape,
} from './setting-shapes.js';
import { SETTING_KINDS } from './setting-kinds.js';
import type { SettingKind } from './setting-values.js';

const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/**
 * Faults for which the server would refuse a value of a setting, at its fields. Parts that the shape
 * does not have are skipped: a newer version may have written them.
 */
export const findSettingFaults = (kind: SettingKind, value: unknown): FieldError[] =>
  findShapeFaults(SETTING_KINDS[kind].shape, value);

export const findShapeFaults = (shape: SettingShape, value: unknown, path = ''): FieldError[] => {
  if (shape.is === 'object') return findObjectFaults(shape, value, path);
  if (shape.is === 'list') return findListFaults(shape, value, path);
  const message = findValueFault(shape, value);
  return message === null ? [] : [{ field: path, message }];
};

const joinPath = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

function findObjectFaults(shape: ObjectShape, value: unknown, path: string): FieldError[] {
  const row = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape.fields).flatMap(([key, part]) => {
    const faults = findShapeFaults(part, row[key] ?? null, joinPath(path, key));
    const message =
      faults.length === 0 && 'ruleInRow' in part ? part.ruleInRow?.(row[key], row) : null;
    return typeof message === 'string' ? [{ field: joinPath(path, key), message }] : faults;
  });
}

function findListFaults(shape: ListShape, value: unknown, path: string): FieldError[] {
  const rows = value as readonly Readonly<Record<string, unknown>>[];
  const message =
    (shape.min !== undefined && rows.length < shape.min.count ? shape.min.message : null) ??
    (rows.length > shape.max.count ? shape.max.message : null) ??
    shape.rule?.(rows) ??
    null;
  return [
    ...(message === null ? [] : [{ field: path, message }]),
    ...rows.flatMap((row, index) => findShapeFaults(shape.of, row, joinPath(path, index))),
  ];
}

function findValueFault(
  shape: Exclude<SettingShape, ObjectShape | ListShape>,
  value: unknown,
): string | null {
  if (value === null && (shape.isNullable === true || shape.isOptional === true)) return null;
  switch (shape.is) {
    case 'text':
      return findTextFault(shape, value);
    case 'number':
      return findNumberFault(shape, value);
    case 'day':
      return findDayFault(value);
    case 'flag':
      return typeof value === 'boolean' ? null : 'Deve essere vero o falso.';
    case 'choice':
      return shape.choices.some((choice) => choice.value === value)
        ? null
        : (shape.message ?? 'Valore non previsto.');
    case 'services':
      return Array.isArray(value) && value.length > 0 ? null : REQUIRED_MESSAGE;
    case 'texts':
      return findTextListFault(shape, value);
  }
}

function findTextListFault({ max, rule }: TextListShape, value: unknown): string | null {
  const texts = value as readonly unknown[];
  return texts.length > max.count ? max.message : rule(texts);
}

function findTextFault(shape: TextShape, value: unknown): string | null {
  const { max, blank, isMultiline = false, pattern, rule, messages = {} } = shape;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return blank === 'kept' || blank === 'null' ? null : REQUIRED_MESSAGE;
  if (text.length > max) return messages.max ?? `Al massimo ${max} caratteri.`;
  if (!(isMultiline ? LINES : LINE).test(text)) return LINE_CHARACTERS_MESSAGE;
  if (pattern?.test(text) === false) return messages.pattern ?? 'Valore non valido.';
  return rule?.(text) ?? null;
}

function findNumberFault(shape: NumberShape, value: unknown): string | null {
  const { min, max = Number.MAX_SAFE_INTEGER, isWhole = false, messages = {} } = shape;
  if (shape.isServerOwned === true) return null;
  if (value === null) return shape.isNullByDefault === true ? null : 'Inserisci un numero.';
  const number = Number(value);
  if (typeof value !== 'number' || !Number.isFinite(number)) return 'Deve essere un numero.';
  if (isWhole && !Number.isInteger(number)) return messages.type ?? 'Deve essere un numero intero.';
  if (number < min) return messages.min ?? `Non può essere minore di ${min}.`;
  if (number > max) return `Non può superare ${max}.`;
  const hundredths = number * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? null : 'Al massimo due decimali.';
}

function findDayFault(value: unknown): string | null {
  if (value === null || value === '') return 'Inserisci la data (gg/mm/aaaa).';
  const day = String(value);
  if (!isValidDay(day)) return 'Data non valida: usa il formato aaaa-mm-gg.';
  return day >= FIRST_DAY && day <= LAST_DAY ? null : DAY_MESSAGE;
}
