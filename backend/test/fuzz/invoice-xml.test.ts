import { describe, it } from '@jest/globals';
import { runMutations } from '../kit/invoices/mutation-run.js';
import { PLAIN_INVOICES } from '../kit/invoices/plain-invoices.js';
import { WRITTEN_INVOICES } from '../kit/invoices/written-invoices.js';
import { expectMixed } from './expect-mixed.js';

describe('invoices with faults', () => {
  it('of all kinds are read or refused', async () => {
    expectMixed(await runMutations(PLAIN_INVOICES, { count: 7_000, seed: 1 }));
  });

  it('in all encodings are read or refused', async () => {
    expectMixed(await runMutations(WRITTEN_INVOICES, { count: 5_000, seed: 2 }));
  });
});
