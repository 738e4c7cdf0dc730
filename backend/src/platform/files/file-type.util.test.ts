import { expect, it } from '@jest/globals';
import { pdf } from '../../../test/kit/file-fixtures.js';
import { zip } from '../../../test/kit/hostile-files.js';
import { signed } from '../../../test/kit/invoices/signed-invoices.js';
import { toBase64Lines, toBer } from '../../../test/kit/invoices/signed-invoice.js';
import { readSampleFile } from '../../../test/kit/invoices/wrapped-invoices.js';
import { detectFileType } from './file-type.util.js';

const word = readSampleFile('word-document.docx');
const oldWord = Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex');

it.each<[string, () => Promise<Buffer>, boolean]>([
  ['an invoice', () => signed(), true],
  ['a PDF', () => signed(pdf()), true],
  ['a ZIP', async () => signed(await zip('carta.pdf', pdf())), true],
  ['a Word document', () => signed(word), false],
  ['a Word document in base64', async () => toBase64Lines(await signed(word)), false],
  ['a Word document in chunks', async () => toBer(await signed(word)), false],
  ['an old Word document', () => signed(oldWord), false],
  ['a short text', () => signed(Buffer.from('x')), true],
])('a signed envelope counts by what is signed: %s', async (_, create, isTaken) => {
  const head = (await create()).subarray(0, 4_100);
  expect((await detectFileType(head)) !== null).toBe(isTaken);
});
