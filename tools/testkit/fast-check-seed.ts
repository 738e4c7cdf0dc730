import { jest } from '@jest/globals';
import type * as FastCheck from 'fast-check';
import { CASES_SEED } from './random-cases.ts';

/**
 * Random cases are the same ones in every run: a run that fails says something about the tree, not about its luck.
 * `CASES_SEED=7` tries others, `CASES_SEED=new` others each time; a failure names the seed it needs.
 */
const wanted = process.env['CASES_SEED'] ?? CASES_SEED;

// Only for files that use it: loading it takes longer than most of them run.
jest.unstable_mockModule('fast-check', () => {
  const fastCheck = jest.requireActual<typeof FastCheck>('fast-check');
  if (wanted !== 'new')
    fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(wanted) });
  return fastCheck;
});
