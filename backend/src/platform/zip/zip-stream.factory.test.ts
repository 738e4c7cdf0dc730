import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { unzip } from '../../../test/kit/unzip.js';
import { FolderStorageAdapter } from '../storage/folder-storage.adapter.js';
import { createZipStream } from './zip-stream.factory.js';

it('zips files from the storage and from memory with right sums, and says what is missing or cut short', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const storage = new FolderStorageAdapter(folder);
  const bytes = randomBytes(300_000);
  await storage.writeFile('whole', bytes);
  const long = randomBytes(2_500_000);
  await storage.writeFile('long', long);
  await storage.writeFile('short', Buffer.from('half'));
  const modified = new Date('2026-11-01T10:00:00Z');
  const done: number[] = [];
  const zip = await buffer(
    createZipStream(
      storage,
      [
        { name: 'intero.pdf', modified, content: { storageKey: 'whole', size: bytes.length } },
        { name: 'lungo.pdf', modified, content: { storageKey: 'long', size: long.length } },
        { name: 'lungo e corto.pdf', modified, content: { storageKey: 'short', size: 3_000_000 } },
        { name: 'vuoto.txt', modified, content: Buffer.alloc(0) },
        { name: 'corto.pdf', modified, content: { storageKey: 'short', size: 9 } },
        { name: 'perduto.pdf', modified, content: { storageKey: 'gone', size: 9 } },
        { name: 'scritto qui.txt', modified, content: Buffer.from('testo') },
      ],
      { onEntry: (count) => done.push(count) },
    ),
  );
  const entries = await unzip(zip);
  expect(entries.map(({ name }) => name)).toEqual([
    'intero.pdf',
    'lungo.pdf',
    'vuoto.txt',
    'scritto qui.txt',
    'FILE MANCANTI - leggere.txt',
  ]);
  expect(entries[0]?.bytes.equals(bytes)).toBe(true);
  expect(entries[1]?.bytes.equals(long)).toBe(true);
  expect(entries.at(-1)?.bytes.toString()).toMatch(
    /- lungo e corto\.pdf\r\n- corto\.pdf\r\n- perduto\.pdf/,
  );
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // The CRC-32 that zip readers check, from the first entry of the central directory.
  expect(zip.readUInt32LE(zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 16)).toBe(
    crc32(bytes),
  );
  rmSync(folder, { recursive: true });
});

it('breaks off when asked to', async () => {
  const storage = new FolderStorageAdapter(mkdtempSync(join(tmpdir(), 'zip-')));
  await expect(
    buffer(
      createZipStream(storage, [{ name: 'a', modified: new Date(), content: Buffer.from('a') }], {
        signal: AbortSignal.abort(),
      }),
    ),
  ).rejects.toThrow();
});
