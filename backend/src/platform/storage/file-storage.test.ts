import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AzureStorage } from './azure-storage.js';
import { FileMissing, type FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
/** Both adapters, where a blob service is there: the part `production` of the tests starts one. */
const adapters: [string, () => FileStorage][] = [
  ['a folder', () => new FolderStorage(join(folder, 'files'))],
  ...(azure === undefined
    ? []
    : [
        ['Azure Blob Storage', () => new AzureStorage(azure, `prova-${randomUUID()}`)] as [
          string,
          () => FileStorage,
        ],
      ]),
];

/** What is promised of every store, whatever is behind it. */
describe.each(adapters)('files in %s', (_, open) => {
  let files: FileStorage;
  beforeAll(async () => {
    files = open();
    await files.check();
  });

  it('come back as they were put, from a buffer and from a stream, and are replaced', async () => {
    await files.put('7/12/abc.pdf', Buffer.from('first'));
    await files.put('7/12/abc.pdf', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    expect(await buffer(await files.get('7/12/abc.pdf'))).toEqual(Buffer.from('second'));
    expect(await files.read('7/12/abc.pdf')).toEqual(Buffer.from('second'));
    expect(await files.size('7/12/abc.pdf')).toBe(6);
    expect(await files.exists('7/12/abc.pdf')).toBe(true);
  });

  it('may be empty', async () => {
    await files.put('empty', Readable.from([]));
    expect(await files.size('empty')).toBe(0);
    expect(await buffer(await files.get('empty'))).toHaveLength(0);
    expect(await files.read('empty')).toHaveLength(0);
  });

  it('may be as large as an upload may be', { timeout: 120_000 }, async () => {
    const part = randomBytes(1_000_000);
    const parts = Array.from({ length: 40 }, () => part);
    await files.put('large', Readable.from(parts));
    expect(await files.size('large')).toBe(40_000_000);
    const sum = createHash('sha256');
    for await (const chunk of await files.get('large')) sum.update(chunk as Buffer);
    expect(sum.digest('hex')).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
  });

  it('stay what they were when a stream breaks', async () => {
    await files.put('whole', Buffer.from('old'));
    const broken = () =>
      Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('connection lost');
        })(),
      );
    await expect(files.put('whole', broken())).rejects.toThrow('connection lost');
    await expect(files.put('never', broken())).rejects.toThrow('connection lost');
    expect((await buffer(await files.get('whole'))).toString()).toBe('old');
    expect(await files.exists('never')).toBe(false);
  });

  it('hold one of two writes at once, whole; the other may fail and never leaves a mixture', async () => {
    const contents = ['a', 'b'].map((letter) => Buffer.alloc(5_000_000, letter));
    const writes = await Promise.allSettled(
      contents.map((content) => files.put('at-once', Readable.from([content]))),
    );
    expect(writes.map(({ status }) => status)).toContain('fulfilled');
    const kept = await buffer(await files.get('at-once'));
    expect(contents.some((content) => content.equals(kept))).toBe(true);
  });

  it('that are missing are said to be, and deleted without fuss', async () => {
    await files.delete('nothing/here');
    await expect(files.get('nothing/here')).rejects.toThrow(FileMissing);
    await expect(files.read('nothing/here')).rejects.toThrow(FileMissing);
    await expect(files.size('nothing/here')).rejects.toThrow(FileMissing);
    expect(await files.exists('nothing/here')).toBe(false);
  });

  it('are deleted one by one and by the start of their keys', async () => {
    for (const key of ['9/a-1', '9/a-2', '9/b']) await files.put(key, Buffer.from('x'));
    await files.deleteAll('9/a-');
    expect(await Promise.all(['9/a-1', '9/a-2', '9/b'].map((key) => files.exists(key)))).toEqual([
      false,
      false,
      true,
    ]);
    await files.delete('9/b');
    expect(await files.exists('9/b')).toBe(false);
    await files.deleteAll('nothing/here');
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
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(files.get(key)).rejects.toThrow(RangeError);
    await expect(files.read(key)).rejects.toThrow(RangeError);
    await expect(files.exists(key)).rejects.toThrow(RangeError);
    await expect(files.delete(key)).rejects.toThrow(RangeError);
    await expect(files.deleteAll(key)).rejects.toThrow(RangeError);
    await expect(files.size(key)).rejects.toThrow(RangeError);
  });
});
