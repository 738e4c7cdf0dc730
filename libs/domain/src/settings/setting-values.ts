import type { CurrentSettingValues } from './current-settings.js';
import type { DatedSettingValues } from './dated-settings.js';
import type { PrivateSettingValues } from './private-settings.js';

/** Value of each kind of setting. */
export interface SettingValues
  extends CurrentSettingValues, DatedSettingValues, PrivateSettingValues {}

export type SettingKind = keyof SettingValues;
