import type { SettingKind, SettingValues } from '@pratiche/domain';

/** One change of a setting as returned by `GET Settings/{kind}`. */
export interface SettingEntry<Kind extends SettingKind = SettingKind> {
  id: number;
  validFrom: string;
  value: SettingValues[Kind];
  author: string | null;
  createdAt: string;
  note: string | null;
}

/** A kind of setting: its current value and all values ever entered, latest first. */
export interface SettingHistory<Kind extends SettingKind = SettingKind> {
  kind: Kind;
  current: SettingValues[Kind];
  /** Entry in force; `null` while the built-in value holds. */
  currentId: number | null;
  /** To be named by the next change. */
  seen: number;
  entries: SettingEntry<Kind>[];
}

/** A row of `GET Settings`. */
export interface SettingSummary {
  kind: SettingKind;
  /** `null` while the built-in value holds. */
  validFrom: string | null;
  changes: number;
  lastChange: string | null;
  /** First day of a change that is still to come. */
  nextFrom: string | null;
}
