import { expect } from '@jest/globals';
import { takeCases } from '../../../tools/testkit/random-cases.ts';
import type { CorpusFile } from '../kit/invoices/corpus.types.js';
import { runMutations } from '../kit/invoices/mutation-run.js';

/** `npm run quality -- mutated-invoices` sets both. */
const FILES = Number(process.env['MUTATED_FILES'] ?? takeCases(20_000));
export const MUTATION_SEED = Number(process.env['MUTATION_SEED'] ?? 1);
/** Processor time of one file; the slowest of the corpus take a tenth. */
const SLOWEST_MICROSECONDS = 1_000_000;
/** Ten thousand files take some minutes on a busy machine. */
export const MUTATION_TIMEOUT = 3_600_000;

/**
 * Reads a share of all mutated files. Neither all may be refused nor all read, so that both ways
 * were tried, and none may take a second.
 */
export async function expectMutationsRead(
  corpus: readonly CorpusFile[],
  share: number,
  seed: number,
): Promise<void> {
  const count = Math.ceil(FILES * share);
  const run = await runMutations(corpus, { count, seed });
  const least = Math.min(100, count / 20);
  expect(run.read).toBeGreaterThan(least);
  expect(run.refused).toBeGreaterThan(least);
  expect(run.slowestMicroseconds).toBeLessThan(SLOWEST_MICROSECONDS);
}
