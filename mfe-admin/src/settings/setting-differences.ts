import {
  formatDay,
  formatEuro,
  formatNumber,
  isValidDay,
  stripFullStop,
  type Rules,
  type SettingKind,
} from '@pratiche/domain';
import type { NumberShape, SettingShape } from '@pratiche/domain/settings';
import { findMovedRows, matchRows } from './match-rows.js';
import type { PartPath } from './setting-editor.types.js';
import {
  findPartShape,
  isHiddenPart,
  settingPartLabel,
  settingValueLabel,
} from './setting-parts.js';
import { nameSettingRow } from './setting-rows.js';
import { SETTINGS_TEXTS } from './texts.js';

export interface SettingDifference {
  where: string;
  before: string;
  after: string;
  /** A whole row. */
  row?: 'added' | 'removed';
}

interface Scope {
  kind: SettingKind;
  rules: Rules;
  path: PartPath;
  /** Names of what is around, outermost first. */
  names: readonly string[];
}

/** Every value that differs, in words; a row that is new or gone in one line. */
export const findSettingDifferences = (
  kind: SettingKind,
  before: unknown,
  after: unknown,
  rules: Rules,
): SettingDifference[] => compareParts({ kind, rules, path: [], names: [] }, before, after);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRowList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isObject);

function compareParts(scope: Scope, before: unknown, after: unknown): SettingDifference[] {
  if (isRowList(before) && isRowList(after) && before.length + after.length > 0)
    return compareRows(scope, before, after);
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys
      .filter((key) => !isHiddenPart(scope.kind, [...scope.path, key]))
      .flatMap((key) => compareParts(enterPart(scope, key), before[key], after[key]));
  }
  const [was, is] = [formatPart(scope, before), formatPart(scope, after)];
  return was === is ? [] : [{ where: scope.names.join(' › '), before: was, after: is }];
}

const enterPart = (scope: Scope, key: string): Scope => {
  const path = [...scope.path, key];
  return {
    ...scope,
    path,
    names: [...scope.names, settingPartLabel(scope.kind, path, scope.rules)],
  };
};

const enterRow = (scope: Scope, row: unknown, index: number): Scope => ({
  ...scope,
  path: [...scope.path, index],
  names: [...scope.names, nameSettingRow(scope.kind, row) ?? SETTINGS_TEXTS.row(index + 1)],
});

function compareRows(
  scope: Scope,
  before: readonly unknown[],
  after: readonly unknown[],
): SettingDifference[] {
  const matches = matchRows(scope.kind, before, after);
  const changed = matches.flatMap(({ before: from, after: to }) => {
    const [old, now] = [from === null ? null : before[from], to === null ? null : after[to]];
    const inside = enterRow(scope, old ?? now, from ?? to ?? 0);
    if (old !== null && now !== null) return compareParts(inside, old, now);
    const where = inside.names.join(' › ');
    return now === null
      ? { where, row: 'removed' as const, before: describeRow(inside, old), after: '—' }
      : { where, row: 'added' as const, before: '—', after: describeRow(inside, now) };
  });
  const moved = findMovedRows(matches).map(({ before: from, after: to }) => ({
    where: SETTINGS_TEXTS.place(enterRow(scope, after[to], to).names.join(' › ')),
    before: String(from + 1),
    after: String(to + 1),
  }));
  return [...changed, ...moved];
}

/** A whole row in a line; its name, and what is empty or off, is left out. */
const describeRow = (scope: Scope, row: unknown): string =>
  listParts({ ...scope, names: [] }, row)
    .filter(({ text }) => text !== '—' && text !== SETTINGS_TEXTS.no && text !== scope.names.at(-1))
    .map(({ name, text }) => `${name}: ${stripFullStop(text)}`)
    .join('; ') || '—';

function listParts(scope: Scope, value: unknown): { name: string; text: string }[] {
  if (isObject(value))
    return Object.entries(value)
      .filter(([key]) => !isHiddenPart(scope.kind, [...scope.path, key]))
      .flatMap(([key, part]) => listParts(enterPart(scope, key), part));
  return [{ name: scope.names.join(' › '), text: formatPart(scope, value) }];
}

function formatPart({ kind, path }: Scope, value: unknown): string {
  const shape = findPartShape(kind, path);
  if (Array.isArray(value))
    return (
      value
        .map((item: unknown) => settingValueLabel(shape, item) ?? formatLeafValue(item, shape))
        .join(', ') || '—'
    );
  return settingValueLabel(shape, value) ?? formatLeafValue(value, shape);
}

/** Euro with cents, other numbers with their unit. */
const formatSettingNumber = (value: number, { isMoney, unit }: NumberShape): string =>
  isMoney === true ? formatEuro(value) : [formatNumber(value), unit].filter(Boolean).join('\u00a0');

function formatLeafValue(value: unknown, shape: SettingShape | null): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? SETTINGS_TEXTS.yes : SETTINGS_TEXTS.no;
  const text = String(value);
  if (typeof value === 'number' && shape?.is === 'number') return formatSettingNumber(value, shape);
  if (typeof value === 'number') return formatNumber(value);
  return isValidDay(text) ? formatDay(text) : text;
}
