import type { ProblemFieldDto, SettingHistoryDto } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { hasEdition } from './setting-parts.js';
import { SETTINGS_TEXTS } from './texts.js';

const readEdition = (value: unknown): string =>
  String((value as { edition?: unknown }).edition ?? '')
    .trim()
    .toLowerCase();

/** Signed papers are known by the name of their edition: other texts need another name. */
export function findEditionFaults(
  kind: SettingKind,
  value: unknown,
  { entries }: Pick<SettingHistoryDto, 'entries'>,
): ProblemFieldDto[] {
  if (!hasEdition(kind)) return [];
  const isTaken = [SETTING_DEFAULTS[kind], ...entries.map((entry) => entry.value)].some(
    (one) =>
      readEdition(one) === readEdition(value) && JSON.stringify(one) !== JSON.stringify(value),
  );
  return isTaken
    ? [
        {
          field: 'edition',
          message: SETTINGS_TEXTS.editionExists,
        },
      ]
    : [];
}
