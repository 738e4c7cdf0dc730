import { formatDay, formatNumber, isValidDay } from '../formats/index.js';
import { TO_FILL_IN, type SettingDescription } from './setting-description.js';
import { SETTING_KINDS } from './setting-kinds.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/** A value of a setting in a line, Italian, without secrets. */
export function describeSetting<Kind extends SettingKind>(
  kind: Kind,
  value: SettingValues[Kind],
): string {
  const { summarize = summarizeParts }: SettingDescription<SettingValues[Kind]> =
    SETTING_KINDS[kind];
  return summarize(value);
}

/** The line of a kind without a summary of its own. */
export const summarizeParts = (value: object): string =>
  Object.values(value)
    .flatMap((part: unknown) => formatPart(part) ?? [])
    .join(' · ') || TO_FILL_IN;

function formatPart(part: unknown): string | null {
  if (typeof part === 'boolean') return part ? 'sì' : 'no';
  if (typeof part === 'number') return formatNumber(part);
  if (typeof part !== 'string' || part.trim() === '') return null;
  return isValidDay(part) ? formatDay(part) : part;
}
