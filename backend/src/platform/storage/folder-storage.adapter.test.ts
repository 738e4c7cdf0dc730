import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderStorageAdapter } from './folder-storage.adapter.js';

/** What only a folder can get wrong; the rest is in file-storage.test.ts. */
describe('FolderStorage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const root = join(folder, 'files');
  let files: FolderStorageAdapter;
  beforeAll(async () => {
    files = new FolderStorageAdapter(root);
    await files.checkAvailability();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps files for their owner alone', async () => {
    await files.writeFile('7/12/abc.pdf', Buffer.from('x'));
    expect(statSync(join(root, '7/12/abc.pdf')).mode & 0o777).toBe(0o600);
  });

  it('has no links: the portal sends its files', async () => {
    await files.writeFile('7/12/abc.pdf', Buffer.from('x'));
    expect(await files.createDownloadLink('7/12/abc.pdf')).toBeNull();
  });

  it('is one store for several processes, whichever of them makes a folder', async () => {
    const others = Array.from({ length: 4 }, () => new FolderStorageAdapter(root));
    await Promise.all(
      others.flatMap((store, index) => [
        store.writeFile(`9/1/${index}`, Buffer.from(String(index))),
        store.writeFile('9/1/same', Buffer.from('x'.repeat(100_000))),
      ]),
    );
    for (const index of others.keys())
      expect((await files.readFile(`9/1/${index}`)).toString()).toBe(String(index));
    expect(readdirSync(join(root, '9/1')).sort()).toEqual(['0', '1', '2', '3', 'same']);
    expect(await files.getFileSize('9/1/same')).toBe(100_000);
    rmSync(join(root, '9'), { recursive: true });
  });

  it('leaves no half file when a stream breaks', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(files.writeFile('whole', broken)).rejects.toThrow('connection lost');
    expect(readdirSync(root)).toEqual(['.store', '7']);
  });

  it('writes nothing outside its folder', async () => {
    for (const key of ['../outside', 'a/../../outside', '/tmp/outside'])
      await expect(files.writeFile(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    expect(readdirSync(folder)).toEqual(['files']);
  });

  it.each<[string, () => void]>([
    ['moved away', () => undefined],
    ['not mounted: an empty folder in its place', () => mkdirSync(root)],
  ])('takes, deletes and misses nothing while the folder is %s', async (_, replace) => {
    await files.writeFile('kept', Buffer.from('x'));
    const away = { code: 'FILE_STORE_AWAY' };
    renameSync(root, join(folder, 'elsewhere'));
    replace();
    await expect(files.checkAvailability()).rejects.toMatchObject(away);
    await expect(files.writeFile('new', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(files.deleteFile('kept')).rejects.toMatchObject(away);
    await expect(files.deleteByPrefix('kept')).rejects.toMatchObject(away);
    await expect(files.readFile('kept')).rejects.toMatchObject(away);
    expect(existsSync(join(root, 'new'))).toBe(false);
    rmSync(root, { recursive: true, force: true });
    renameSync(join(folder, 'elsewhere'), root);
    await files.checkAvailability();
    expect((await files.readFile('kept')).toString()).toBe('x');
  });
});
