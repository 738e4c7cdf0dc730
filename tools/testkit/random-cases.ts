/** Seed of random cases, unless `CASES_SEED` names another one. */
export const CASES_SEED = '20261122';

/**
 * A corpus that takes more than a minute is read to a tenth; `CASES=whole` reads all of it
 * (`npm run quality -- corpora`).
 */
export const takeCases = (whole: number): number =>
  process.env['CASES'] === 'whole' ? whole : Math.ceil(whole / 10);

/** For the head of a run: with these words its cases are made again. */
export const describeRandomCases = (): string =>
  `CASES_SEED=${process.env['CASES_SEED'] ?? CASES_SEED} CASES=${process.env['CASES'] ?? 'tenth'}`;
