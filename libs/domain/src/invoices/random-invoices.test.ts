import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { arbitraryDocument, writeDocument } from '../../test/random-invoices.js';
import { WORKS_COSTS } from '../../test/invoice-fixtures.js';
import { calculateInvoiceCosts, sumCosts } from './invoice-costs.js';

const toSource = (invoice: import('./e-invoice.js').EInvoice, id = 1) => ({
  id,
  invoice,
  isTampered: false,
  otherDossierIds: [],
});

describe('random', () => {
  it('sum', () => {
    fc.assert(
      fc.property(arbitraryDocument(), (random) => {
        const { invoice, total, remarks } = writeDocument(random);
        const { lines } = calculateInvoiceCosts([toSource(invoice)], ['serramenti'], WORKS_COSTS);
        expect([sumCosts(lines).gross, remarks]).toEqual([total, []]);
      }),
      { numRuns: 10_000 },
    );
  });
});
