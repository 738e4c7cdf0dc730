import { formatNumber } from '../formats/index.js';
import type { ListShape, ObjectShape } from './setting-shapes.js';
import type { SettingKind, SettingValues } from './setting-values.js';

/** Everything about a kind of setting but its type and first value. */
export interface SettingDescription<Value> {
  label: string;
  /** Explains the effect of the setting to the person who changes it. */
  about: string;
  shape: Value extends readonly unknown[] ? ListShape : ObjectShape;
  /** Titles of the form, with their fields; a single section without it. */
  sections?: readonly { title: string; keys: readonly (keyof Value & string)[] }[];
  /** The value in a line, Italian, without secrets; its parts one after the other without it. */
  summarize?: (value: Value) => string;
}

export type SettingDescriptions = {
  [Kind in SettingKind]: SettingDescription<SettingValues[Kind]>;
};

/** Kinds of one group, in the order in which they are shown. */
export type SettingGroupDescriptions = Partial<SettingDescriptions>;

export const TO_FILL_IN = 'Da compilare';

export const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number, 0)} ${number === 1 ? one : many}`;
