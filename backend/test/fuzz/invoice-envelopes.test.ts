import { describe, it } from '@jest/globals';
import type { CorpusFile } from '../kit/invoices/corpus.types.js';
import { runMutations } from '../kit/invoices/mutation-run.js';
import { writeInvoiceXml } from '../kit/invoices/invoice-xml.js';
import { signed, SIGNED_INVOICES } from '../kit/invoices/signed-invoices.js';
import { zipFiles } from '../kit/invoices/zip-files.js';
import { expectMixed } from './expect-mixed.js';

const XML = Buffer.from(writeInvoiceXml());
const ZIPS: readonly CorpusFile[] = [
  { what: 'one file', bytes: () => zipFiles([['a.xml', XML]]) },
  {
    what: 'two files',
    bytes: async () =>
      zipFiles([
        ['a.xml', XML],
        ['b.xml.p7m', await signed()],
      ]),
  },
];

describe('envelopes with faults', () => {
  it('are read or refused, and valid only when nothing signed changed', async () => {
    expectMixed(await runMutations(SIGNED_INVOICES, { count: 6_000, seed: 3 }));
  });

  it('of ZIPs are read or refused', async () => {
    expectMixed(await runMutations(ZIPS, { count: 2_000, seed: 4 }));
  });
});
