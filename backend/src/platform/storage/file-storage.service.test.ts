import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AzureStorageAdapter } from './azure-storage.adapter.js';
import { FileNotFoundError, type FileStorageService } from './file-storage.service.js';
import { FolderStorageAdapter } from './folder-storage.adapter.js';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
/**
 * Both adapters, where a blob service is available: the part `production` of the tests starts one.
 */
const adapters: [string, () => FileStorageService][] = [
  ['a folder', () => new FolderStorageAdapter(join(folder, 'files'))],
  ...(azure === undefined
    ? []
    : [
        ['Azure Blob Storage', () => new AzureStorageAdapter(azure, `prova-${randomUUID()}`)] as [
          string,
          () => FileStorageService,
        ],
      ]),
];

const LINK = { fileName: 'a.pdf', contentType: 'application/pdf', expiresAt: new Date() };

/** Contract of every storage adapter. */
describe.each(adapters)('files in %s', (_, open) => {
  let files: FileStorageService;
  beforeAll(async () => {
    files = open();
    await files.checkAvailability();
  });

  it('come back as they were put, from a buffer and from a stream, and are replaced', async () => {
    await files.writeFile('7/12/abc.pdf', Buffer.from('first'));
    await files.writeFile('7/12/abc.pdf', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    expect(await buffer(await files.openReadStream('7/12/abc.pdf'))).toEqual(Buffer.from('second'));
    expect(await files.readFile('7/12/abc.pdf')).toEqual(Buffer.from('second'));
    expect(await files.getFileSize('7/12/abc.pdf')).toBe(6);
    expect(await files.fileExists('7/12/abc.pdf')).toBe(true);
  });

  it('may be empty', async () => {
    await files.writeFile('empty', Readable.from([]));
    expect(await files.getFileSize('empty')).toBe(0);
    expect(await buffer(await files.openReadStream('empty'))).toHaveLength(0);
    expect(await files.readFile('empty')).toHaveLength(0);
  });

  it('may be as large as an upload may be', async () => {
    const part = randomBytes(1_000_000);
    const parts = Array.from({ length: 40 }, () => part);
    await files.writeFile('large', Readable.from(parts));
    expect(await files.getFileSize('large')).toBe(40_000_000);
    const sum = createHash('sha256');
    for await (const chunk of await files.openReadStream('large')) sum.update(chunk as Buffer);
    expect(sum.digest('hex')).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
  }, 120_000);

  it('stay what they were when a stream breaks', async () => {
    await files.writeFile('whole', Buffer.from('old'));
    const broken = () =>
      Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('connection lost');
        })(),
      );
    await expect(files.writeFile('whole', broken())).rejects.toThrow('connection lost');
    await expect(files.writeFile('never', broken())).rejects.toThrow('connection lost');
    expect((await buffer(await files.openReadStream('whole'))).toString()).toBe('old');
    expect(await files.fileExists('never')).toBe(false);
  });

  it('hold one of two writes at once, whole; the other may fail and never leaves a mixture', async () => {
    const contents = ['a', 'b'].map((letter) => Buffer.alloc(5_000_000, letter));
    const writes = await Promise.allSettled(
      contents.map((content) => files.writeFile('at-once', Readable.from([content]))),
    );
    expect(writes.map(({ status }) => status)).toContain('fulfilled');
    const kept = await buffer(await files.openReadStream('at-once'));
    expect(contents.some((content) => content.equals(kept))).toBe(true);
  });

  it('that are missing are reported as such, and their deletion does not fail', async () => {
    await files.deleteFile('nothing/here');
    await expect(files.openReadStream('nothing/here')).rejects.toThrow(FileNotFoundError);
    await expect(files.readFile('nothing/here')).rejects.toThrow(FileNotFoundError);
    await expect(files.getFileSize('nothing/here')).rejects.toThrow(FileNotFoundError);
    expect(await files.fileExists('nothing/here')).toBe(false);
  });

  it('are deleted one by one and by the start of their keys', async () => {
    for (const key of ['9/a-1', '9/a-2', '9/b']) await files.writeFile(key, Buffer.from('x'));
    await files.deleteByPrefix('9/a-');
    expect(
      await Promise.all(['9/a-1', '9/a-2', '9/b'].map((key) => files.fileExists(key))),
    ).toEqual([false, false, true]);
    await files.deleteFile('9/b');
    expect(await files.fileExists('9/b')).toBe(false);
    await files.deleteByPrefix('nothing/here');
  });

  it.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    '..',
    'a/.',
    '.hidden',
    'a\\b',
    'a\0b',
    'a b',
    'C:x',
    'a/%2e%2e',
    'x'.repeat(401),
    `${'x'.repeat(200)}`,
  ])('refuse the key %j on every call', async (key) => {
    await expect(files.writeFile(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(files.openReadStream(key)).rejects.toThrow(RangeError);
    await expect(files.readFile(key)).rejects.toThrow(RangeError);
    await expect(files.fileExists(key)).rejects.toThrow(RangeError);
    await expect(files.deleteFile(key)).rejects.toThrow(RangeError);
    await expect(files.deleteByPrefix(key)).rejects.toThrow(RangeError);
    await expect(files.getFileSize(key)).rejects.toThrow(RangeError);
    await expect(files.createDownloadLink(key, LINK)).rejects.toThrow(RangeError);
  });
});
