import { describe, expect, it } from '@jest/globals';
import type { CorpusFile } from '../../../../test/kit/invoices/corpus.types.js';
import { HOSTILE_INVOICES } from '../../../../test/kit/invoices/hostile-invoices.js';
import { LARGE_INVOICES } from '../../../../test/kit/invoices/large-invoices.js';
import { PLAIN_INVOICES } from '../../../../test/kit/invoices/plain-invoices.js';
import { SIGNED_INVOICES } from '../../../../test/kit/invoices/signed-invoices.js';
import { WRITTEN_INVOICES } from '../../../../test/kit/invoices/written-invoices.js';
import { WRAPPED_INVOICES } from '../../../../test/kit/invoices/wrapped-invoices.js';
import { InvoiceReadError, readInvoiceFiles } from './index.js';

const CORPUS: readonly (readonly [string, readonly CorpusFile[]])[] = [
  ['kinds, sums, days and parts', PLAIN_INVOICES],
  ['encodings, names and damage', WRITTEN_INVOICES],
  ['signatures', SIGNED_INVOICES],
  ['wrappings', WRAPPED_INVOICES],
  ['large files', LARGE_INVOICES],
  ['hostile and other files', HOSTILE_INVOICES],
];

const getBytes = async ({ bytes }: CorpusFile): Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes;

const ALL = CORPUS.flatMap(([group, files]) =>
  files.map((file) => ({ ...file, title: `${group}: ${file.what}` })),
);

describe('a file of the corpus', () => {
  it.each(ALL.filter(({ refused }) => refused === undefined))('is read: $title', async (file) => {
    const bytes = await getBytes(file);
    const [read, ...more] = await readInvoiceFiles(bytes, file.name ?? 'fattura.xml');
    expect(more).toEqual([]);
    expect(read?.invoices).toMatchObject(file.invoices ?? []);
    expect(read?.repairs).toEqual(
      (file.repairs ?? []).map((part) => expect.stringMatching(part) as unknown),
    );
    if (file.signer === undefined) expect(read?.signer).toBeNull();
    else expect(read?.signer).toMatchObject(file.signer);
    expect(bytes.equals(read?.content ?? bytes.subarray(1))).toBe(true);
  });

  it.each(ALL.filter(({ refused }) => refused !== undefined))(
    'is refused: $title',
    async (file) => {
      const refusal = readInvoiceFiles(await getBytes(file), file.name ?? 'fattura.xml');
      await expect(refusal).rejects.toThrow(file.refused);
      await expect(refusal).rejects.toBeInstanceOf(InvoiceReadError);
    },
  );

  it('is one of more than sixty', () => {
    expect(ALL.length).toBeGreaterThan(60);
  });
});
