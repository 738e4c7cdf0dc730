import { SETTING_DEFAULTS } from './defaults.js';
import type { SettingKind, SettingValues } from './values.js';

/** One change of a setting. Later rows of the same day take the place of earlier ones; none is ever changed. */
export interface SettingRow<Kind extends SettingKind = SettingKind> {
  id: number;
  kind: Kind;
  /** First day it holds, `yyyy-mm-dd`. */
  validFrom: string;
  value: SettingValues[Kind];
}

/** The row of a kind in force on a day; `null` while the built-in value holds. */
export function settingRowOn<Row extends Pick<SettingRow, 'id' | 'kind' | 'validFrom'>>(rows: readonly Row[], kind: SettingKind, day: string): Row | null {
  let found: Row | null = null;
  for (const row of rows) {
    if (row.kind !== kind || row.validFrom > day) continue;
    if (found === null || row.validFrom > found.validFrom || (row.validFrom === found.validFrom && row.id > found.id)) found = row;
  }
  return found;
}

/** The value of a kind in force on a day. */
export const settingOn = <Kind extends SettingKind>(rows: readonly SettingRow[], kind: Kind, day: string): SettingValues[Kind] =>
  (settingRowOn(rows, kind, day)?.value as SettingValues[Kind] | undefined) ?? SETTING_DEFAULTS[kind];
