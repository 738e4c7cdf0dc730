import { describe, it } from '@jest/globals';
import { PLAIN_INVOICES } from '../kit/invoices/plain-invoices.js';
import { WRITTEN_INVOICES } from '../kit/invoices/written-invoices.js';
import { expectMutationsRead, MUTATION_SEED, MUTATION_TIMEOUT } from './mutated-invoices.js';

describe(`invoices with faults, seed ${MUTATION_SEED}`, () => {
  it(
    'of all kinds are read or refused',
    () => expectMutationsRead(PLAIN_INVOICES, 0.3, MUTATION_SEED),
    MUTATION_TIMEOUT,
  );

  it(
    'in all encodings are read or refused',
    () => expectMutationsRead(WRITTEN_INVOICES, 0.25, MUTATION_SEED + 1),
    MUTATION_TIMEOUT,
  );
});
