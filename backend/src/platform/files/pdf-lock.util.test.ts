import { describe, expect, it } from '@jest/globals';
import { pdf } from '../../../test/kit/file-fixtures.js';
import { lockedPdf } from '../../../test/kit/locked-pdf.js';
import { createFileEndScan } from './file-end.util.js';
import { namesEncryption, needsPassword } from './pdf-lock.util.js';

const VERSIONS = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const;

describe('a PDF that a program encrypted', () => {
  it.each(VERSIONS)('asks for a password or not, version %s', async (pdfVersion) => {
    const locked = await lockedPdf({ pdfVersion, userPassword: 'ab', ownerPassword: 'cd' });
    const guarded = await lockedPdf({ pdfVersion, ownerPassword: 'cd' });
    expect([namesEncryption(locked), needsPassword(locked)]).toEqual([true, true]);
    expect([namesEncryption(guarded), needsPassword(guarded)]).toEqual([true, false]);
  });

  it('is seen wherever the pieces are cut', async () => {
    const bytes = await lockedPdf({ userPassword: 'ab' });
    for (const size of [7, 64, 1_000]) {
      const scan = createFileEndScan('application/pdf');
      for (let at = 0; at < bytes.length; at += size)
        scan?.readChunk(bytes.subarray(at, at + size));
      expect([size, scan?.mayNeedPassword]).toEqual([size, true]);
    }
  });

  it('asks for one where its values are false', async () => {
    const bytes = (await lockedPdf({ ownerPassword: 'cd' })).toString('latin1');
    const changed = Buffer.from(bytes.replace(/\/P -?\d+/, '/P -1'), 'latin1');
    expect(needsPassword(changed)).toBe(true);
  });

  it('asks for one by another handler', () => {
    const bytes = Buffer.from(
      '1 0 obj\n<</Filter /Adobe.PubSec /V 4>>\ntrailer <</Encrypt 1 0 R>>',
    );
    expect(needsPassword(bytes)).toBe(true);
  });
});

describe('a PDF without an encryption', () => {
  it.each<[string, Buffer]>([
    ['plain', pdf()],
    ['that speaks of it', pdf('/Encrypt the file')],
    ['whose encryption is no object', Buffer.from('%PDF-1.4 /Encrypt 9 0 R')],
    ['of nothing', Buffer.alloc(0)],
  ])('%s opens', (_, bytes) => expect(needsPassword(bytes)).toBe(false));

  it.each<[string, string]>([
    ['words', '/Encrypt '],
    ['references', '/Encrypt 1 0 R '],
    ['objects', '/Encrypt 1 0 R 11 0 obj 1 0 obj<<'],
    ['strings that do not end', '/Encrypt<</O(('],
    ['lists in lists', '/Encrypt<</A[[[[[[[['],
    ['numbers', '/ID [<'],
  ])('is judged in no time, full of %s', (_, part) => {
    const bytes = Buffer.from(part.repeat(Math.floor(8_000_000 / part.length)));
    const start = process.threadCpuUsage();
    const scan = createFileEndScan('application/pdf');
    for (let at = 0; at < bytes.length; at += 65_536)
      scan?.readChunk(bytes.subarray(at, at + 65_536));
    expect(typeof needsPassword(bytes)).toBe('boolean');
    // A search that begins anew at each word takes minutes for these bytes.
    expect(process.threadCpuUsage(start).user / 1_000).toBeLessThan(10_000);
  });
});
