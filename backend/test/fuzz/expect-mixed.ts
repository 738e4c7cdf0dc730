import { expect } from '@jest/globals';
import type { MutationRun } from '../kit/invoices/mutation-run.js';

/** Neither all refused nor all read: both ways were tried. */
export function expectMixed({ read, refused }: MutationRun): void {
  expect(read).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
}
