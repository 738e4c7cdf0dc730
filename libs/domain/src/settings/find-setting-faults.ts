import { REQUIRED_MESSAGE, type FieldError } from '../completeness/field-error.js';
import { DAY_MESSAGE, LINE_CHARACTERS_MESSAGE } from '../completeness/storage-bounds.js';
import { isValidDay } from '../formats/index.js';
import type { SettingField } from './setting-fields.js';
import { SETTING_SHAPES } from './setting-shapes.js';
import type { SettingKind } from './setting-values.js';

const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

type FieldOf<Is extends SettingField['is']> = Extract<SettingField, { is: Is }>;

/**
 * What the server would refuse in a value of a setting, at its fields. Parts that the shape does not
 * know are not looked at: a newer version may have written them.
 */
export const findSettingFaults = (kind: SettingKind, value: unknown): FieldError[] =>
  findFaults(SETTING_SHAPES[kind], value, '');

function findFaults(field: SettingField, value: unknown, path: string): FieldError[] {
  if (field.is === 'object') return findObjectFaults(field, value, path);
  if (field.is === 'list') return findListFaults(field, value, path);
  const message = findValueFault(field, value);
  return message === null ? [] : [{ field: path, message }];
}

const joinPath = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

function findObjectFaults(field: FieldOf<'object'>, value: unknown, path: string): FieldError[] {
  const parts = value as Readonly<Record<string, unknown>>;
  const faults = Object.entries(field.fields).flatMap(([key, part]) =>
    findFaults(part, parts[key] ?? null, joinPath(path, key)),
  );
  const own = field.rule?.(value as never) ?? [];
  return [...faults, ...own.map((one) => ({ ...one, field: joinPath(path, one.field) }))];
}

function findListFaults(field: FieldOf<'list'>, value: unknown, path: string): FieldError[] {
  if (value === null && field.isNullable === true) return [];
  const rows = value as readonly unknown[];
  const message =
    (field.min !== undefined && rows.length < field.min.count ? field.min.message : null) ??
    (rows.length > field.max.count ? field.max.message : null) ??
    field.rule?.(rows as never) ??
    null;
  const { of } = field;
  return [
    ...(message === null ? [] : [{ field: path, message }]),
    ...(of === null
      ? []
      : rows.flatMap((row, index) => findFaults(of, row, joinPath(path, index)))),
  ];
}

function findValueFault(
  field: Exclude<SettingField, { is: 'object' | 'list' }>,
  value: unknown,
): string | null {
  if (field.is === 'text') return findTextFault(field, value);
  if (field.is === 'services')
    return Array.isArray(value) && value.length > 0 ? null : REQUIRED_MESSAGE;
  if (value === null && 'isNullable' in field) return null;
  if (field.is === 'number') return findNumberFault(field, value);
  if (field.is === 'day') return findDayFault(value);
  if (field.is === 'flag') return typeof value === 'boolean' ? null : 'Deve essere vero o falso.';
  return field.values.some((one) => one === value) ? null : 'Valore non previsto.';
}

function findTextFault(field: FieldOf<'text'>, value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return field.mayBeBlank === true ? null : REQUIRED_MESSAGE;
  if (text.length > field.max) return `Al massimo ${field.max} caratteri.`;
  if (!(field.isMultiline === true ? LINES : LINE).test(text)) return LINE_CHARACTERS_MESSAGE;
  return field.rule?.(text) ?? null;
}

function findNumberFault(
  { min, max, isWhole, messages = {} }: FieldOf<'number'>,
  value: unknown,
): string | null {
  if (value === null) return 'Inserisci un numero.';
  const number = Number(value);
  if (typeof value !== 'number' || !Number.isFinite(number)) return 'Deve essere un numero.';
  if (isWhole === true && !Number.isInteger(number))
    return messages.type ?? 'Deve essere un numero intero.';
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
