import { describe, it } from '@jest/globals';
import type { CorpusFile } from '../kit/invoices/corpus.types.js';
import { writeInvoiceXml } from '../kit/invoices/invoice-xml.js';
import { signed, SIGNED_INVOICES } from '../kit/invoices/signed-invoices.js';
import { WRAPPED_INVOICES } from '../kit/invoices/wrapped-invoices.js';
import { zipFiles } from '../kit/invoices/zip-files.js';
import { expectMutationsRead, MUTATION_SEED, MUTATION_TIMEOUT } from './mutated-invoices.js';

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
  {
    what: 'certified mail',
    bytes: async () =>
      zipFiles([
        ['PEC/daticert.xml', Buffer.from('<?xml version="1.0"?><postacert/>')],
        ['PEC/postacert.eml', Buffer.from('MIME-Version: 1.0\r\n\r\nx')],
        ['PEC/IdC.xml', Buffer.from('<?xml version="1.0"?><IdC><a>b</a></IdC>')],
        ['PEC/a.xml', XML],
        ['PEC/b.xml.p7m', await signed()],
      ]),
  },
];

describe(`envelopes with faults, seed ${MUTATION_SEED}`, () => {
  it(
    'are read or refused, and valid only when nothing signed changed',
    () => expectMutationsRead(SIGNED_INVOICES, 0.2, MUTATION_SEED + 2),
    MUTATION_TIMEOUT,
  );

  it(
    'of text are read or refused',
    () => expectMutationsRead(WRAPPED_INVOICES, 0.15, MUTATION_SEED + 3),
    MUTATION_TIMEOUT,
  );

  it(
    'of ZIPs are read or refused',
    () => expectMutationsRead(ZIPS, 0.1, MUTATION_SEED + 4),
    MUTATION_TIMEOUT,
  );
});
