import { describe, expect, it } from '@jest/globals';
import { PdfDocumentBuilder } from './index.js';
import { addUnsignedMark, hasUnsignedMark } from './unsigned-mark.util.js';

const createPdf = () => new PdfDocumentBuilder({ title: 'Delega' }).addTitle().toBuffer();

describe('the mark of a paper to sign', () => {
  it('is found in the file as it was written, and leaves it a PDF', async () => {
    const plain = await createPdf();
    const marked = addUnsignedMark(plain);
    expect(hasUnsignedMark(plain)).toBe(false);
    expect(hasUnsignedMark(marked)).toBe(true);
    const text = marked.toString('latin1');
    const offset = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    expect(text.slice(offset, offset + 4)).toBe('xref');
  });

  it('fits no longer once any byte changed or followed', async () => {
    const marked = addUnsignedMark(await createPdf());
    for (let at = 0; at < marked.length; at += 97) {
      const changed = Buffer.from(marked);
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
      expect(hasUnsignedMark(changed)).toBe(false);
    }
    // What a signature or a drawing adds to a PDF: a new body with its own way to it.
    const signed = Buffer.concat([marked, Buffer.from('1 0 obj\nendobj\nstartxref\n9\n%%EOF\n')]);
    expect(hasUnsignedMark(signed)).toBe(false);
  });

  it.each(['', 'startxref', '% da firmare startxref', `% da firmare ${'a'.repeat(64)}\nstartxref`])(
    'is not in %j',
    (text) => {
      expect(hasUnsignedMark(Buffer.from(text))).toBe(false);
    },
  );
});
