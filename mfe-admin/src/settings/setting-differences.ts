import {
  formatDay,
  formatNumber,
  isValidDay,
  type SettingKind,
  type Rules,
} from '@pratiche/domain';
import { isHiddenPart, settingValueLabel, settingPartLabel } from './setting-labels.js';

export interface SettingDifference {
  where: string;
  before: string;
  after: string;
}

/** Every single value that differs, in words. */
export function findSettingDifferences(
  kind: SettingKind,
  before: unknown,
  after: unknown,
  rules: Rules,
): SettingDifference[] {
  const [old, now] = [flattenValue(before), flattenValue(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path)?.text !== now.get(path)?.text)
    .map((path) => ({
      where:
        (now.get(path) ?? old.get(path))?.path
          .map((part, index, all) =>
            typeof part === 'number'
              ? `voce ${part + 1}`
              : settingPartLabel(kind, all.slice(0, index + 1), rules),
          )
          .join(' › ') ?? '',
      before: old.get(path)?.text ?? '—',
      after: now.get(path)?.text ?? '—',
    }));
}

interface Leaf {
  path: (string | number)[];
  text: string;
}

function flattenValue(value: unknown, path: (string | number)[] = []): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null)
    return new Map([
      [path.join('.'), { path, text: settingValueLabel(path, value) ?? formatLeafValue(value) }],
    ]);
  const parts = Array.isArray(value)
    ? value.map((part, index) => [index, part] as const)
    : Object.entries(value).filter(([key]) => !isHiddenPart(key));
  return new Map(parts.flatMap(([key, part]) => [...flattenValue(part, [...path, key])]));
}

function formatLeafValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  const text = String(value);
  if (typeof value === 'number') return formatNumber(value);
  return isValidDay(text) ? formatDay(text) : text;
}
