import type { ProblemField } from '@pratiche/api';
import { choicesOf, isDay, isHidden, isOptional } from './words.js';

/** Numbers and days that are not there: said before the question whether to save, the server would refuse them after it. */
export function missing(value: unknown, path: readonly (string | number)[] = []): ProblemField[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      missing(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  const key = String(path.at(-1) ?? '');
  if (
    (value !== null && value !== '') ||
    isOptional(key) ||
    isHidden(key) ||
    choicesOf(path) !== null
  )
    return [];
  const field = path.join('.');
  if (isDay(path)) return [{ field, message: 'Inserire la data (gg/mm/aaaa).' }];
  return value === null ? [{ field, message: 'Inserire un numero.' }] : [];
}
