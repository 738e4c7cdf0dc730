import type { ParticularUse } from '../enumerations/index.js';

/** Cadastral categories of each particular use (spec wizard §5, autofill); every other category is use 8. */
export const PARTICULAR_USE_CATEGORIES: Readonly<
  Record<Exclude<ParticularUse, 8>, readonly string[]>
> = {
  0: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A11', 'B1', 'D2', 'C2', 'C6'],
  1: ['A10', 'B4'],
  2: ['B2', 'D4'],
  3: ['B6', 'B7', 'D3', 'E7'],
  4: ['C1', 'D5', 'D8'],
  5: ['C4', 'C5', 'D6'],
  6: ['B5'],
  7: ['C3', 'D1', 'D7', 'D10'],
};

const USE_BY_CATEGORY = new Map<string, ParticularUse>(
  ([0, 1, 2, 3, 4, 5, 6, 7] as const).flatMap((use) =>
    PARTICULAR_USE_CATEGORIES[use].map((category) => [category, use] as const),
  ),
);

/** Particular use of a cadastral category. */
export const getParticularUse = (category: string): ParticularUse =>
  USE_BY_CATEGORY.get(category) ?? 8;
