import type { ProblemFieldDto, SettingHistoryDto } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';

export type PartPath = readonly (string | number)[];

export interface PartProps<Value = unknown> {
  kind: SettingKind;
  path: PartPath;
  value: Value;
  onChange: (value: Value) => void;
  errors: readonly ProblemFieldDto[];
}

/** What the editor of a kind gets: its whole value. */
export interface SettingEditorProps<Value = unknown> extends Omit<PartProps<Value>, 'path'> {
  history: SettingHistoryDto;
  /** First day of the value that is written. */
  validFrom: string;
}

export const partId = (path: PartPath): string => `valore-${path.join('-')}`;

export const findErrorAt = (errors: readonly ProblemFieldDto[], path: PartPath): string | null =>
  errors.find(({ field }) => field === path.join('.'))?.message ?? null;

/** Whether something is wrong in a part or below it. */
export const findErrorWithin = (
  errors: readonly ProblemFieldDto[],
  path: PartPath,
): string | null =>
  errors.find(({ field }) => `${field}.`.startsWith(`${path.join('.')}.`))?.message ?? null;
