import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileMissing } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

describe('FolderStorage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const root = join(folder, 'files');
  let files: FolderStorage;
  beforeAll(async () => {
    files = new FolderStorage(root);
    await files.check();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives back what was put, from a buffer and from a stream, and replaces it', async () => {
    await files.put('7/12/abc.pdf', Buffer.from('first'));
    await files.put('7/12/abc.pdf', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    expect(await buffer(await files.get('7/12/abc.pdf'))).toEqual(Buffer.from('second'));
    expect(await files.size('7/12/abc.pdf')).toBe(6);
    expect(await files.exists('7/12/abc.pdf')).toBe(true);
    expect(statSync(join(root, '7/12/abc.pdf')).mode & 0o777).toBe(0o600);
  });

  it('keeps an empty file', async () => {
    await files.put('empty', Readable.from([]));
    expect(await files.size('empty')).toBe(0);
  });

  it('leaves the old file and nothing else when a stream breaks', async () => {
    await files.put('whole', Buffer.from('old'));
    const broken = Readable.from((function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })());
    await expect(files.put('whole', broken)).rejects.toThrow('connection lost');
    expect(readFileSync(join(root, 'whole'), 'utf8')).toBe('old');
    expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('says what is missing, and deletes it without fuss', async () => {
    await files.delete('nothing/here');
    await expect(files.get('nothing/here')).rejects.toThrow(FileMissing);
    await expect(files.size('nothing/here')).rejects.toThrow(FileMissing);
    expect(await files.exists('nothing/here')).toBe(false);
  });

  it.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '', '.', '..', 'a/.', '.hidden', 'a\\b', 'a\0b', 'a b', 'C:x', 'a/%2e%2e', 'x'.repeat(401), `${'x'.repeat(200)}`])(
    'refuses the key %j on every call', async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(files.get(key)).rejects.toThrow(RangeError);
      await expect(files.exists(key)).rejects.toThrow(RangeError);
      await expect(files.delete(key)).rejects.toThrow(RangeError);
      await expect(files.size(key)).rejects.toThrow(RangeError);
    });

  it('has written nothing outside its folder', () => {
    expect(readdirSync(folder)).toEqual(['files']);
  });
});
