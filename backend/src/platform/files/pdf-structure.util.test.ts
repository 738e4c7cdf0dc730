import { expect, it } from '@jest/globals';
import { pdf } from '../../../test/kit/file-fixtures.js';
import { PdfStructureScan } from './pdf-structure.util.js';

const isComplete = (bytes: Buffer, chunk = 65_536): boolean => {
  const scan = new PdfStructureScan();
  for (let start = 0; start < bytes.length; start += chunk)
    scan.readChunk(bytes.subarray(start, start + chunk));
  return scan.isComplete;
};
const text = (body: string): Buffer => Buffer.from(body, 'latin1');
const END = 'startxref\n9\n%%EOF\n';

it.each<[string, Buffer, boolean]>([
  ['a page', pdf('Ricevuta'), true],
  ['a large file', pdf('Ricevuta', 300_000), true],
  ['pages in an object stream', text(`%PDF-1.5\n<</Type/ObjStm/N 4>>\n${END}`), true],
  [
    'bytes after the end',
    Buffer.concat([pdf('x'), text(`\n${' '.repeat(900)}<!-- scaricato -->`)]),
    true,
  ],
  ['zeros after the end', Buffer.concat([pdf('x'), Buffer.alloc(200_000)]), true],
  ['a line before its beginning', Buffer.concat([text('\n'), pdf('x')]), true],
  ['13 bytes', text('%PDF-1.4\n%abc'), false],
  ['no page', text(`%PDF-1.4\n<</Type/Pages/Count 0>>\n${END}`), false],
  ['a download that broke off', pdf('Ricevuta').subarray(0, 400), false],
  ['no way to the objects', text('%PDF-1.4\n<</Type/Page>>\n%%EOF'), false],
])('%s', (_, bytes, complete) => expect(isComplete(bytes)).toBe(complete));

it('finds its marks wherever the pieces are cut', () => {
  const bytes = pdf('Ricevuta');
  for (const chunk of [1, 2, 3, 7, 64, 100])
    expect([chunk, isComplete(bytes, chunk)]).toEqual([chunk, true]);
});
