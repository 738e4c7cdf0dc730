import type { ProblemFieldDto } from '@pratiche/api';
import { settingPartChoices, isDatePart, isHiddenPart, isOptionalPart } from './setting-labels.js';

/**
 * Numbers and days that are not there: said before the question whether to save, the server would
 * refuse them after it.
 */
export function findMissingValues(
  value: unknown,
  path: readonly (string | number)[] = [],
): ProblemFieldDto[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      findMissingValues(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  const key = String(path.at(-1) ?? '');
  if (
    (value !== null && value !== '') ||
    isOptionalPart(key) ||
    isHiddenPart(key) ||
    settingPartChoices(path) !== null
  )
    return [];
  const field = path.join('.');
  if (isDatePart(path)) return [{ field, message: 'Inserire la data (gg/mm/aaaa).' }];
  return value === null ? [{ field, message: 'Inserire un numero.' }] : [];
}
