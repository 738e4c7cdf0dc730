import type { CurrentSettingValues } from './current-settings.js';
import type { DatedSettingValues } from './dated-settings.js';
import type { PrivateSettingValues } from './private-settings.js';

/** The type of each kind's value; the first values are in `SETTING_DEFAULTS`. */
export interface SettingValues
  extends CurrentSettingValues, DatedSettingValues, PrivateSettingValues {}

export type SettingKind = keyof SettingValues;
