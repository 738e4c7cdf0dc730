import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { openDB, type DBSchema } from 'idb';
import { openOnce } from './open-once.js';

interface Schema extends DBSchema {
  rows: { key: number; value: string };
}

it('opens a database once, and anew after a newer version closed it', async () => {
  let version = 1;
  const open = openOnce<Schema>((closing) => openDB<Schema>('once', version, closing));
  const first = await open();
  expect(await open()).toBe(first);
  version = 2;
  (await openDB('once', version)).close();
  const second = await open();
  expect([first.version, second.version]).toEqual([1, 2]);
  second.close();
});

it('tries again after a database could not be opened', async () => {
  let attempts = 0;
  const open = openOnce<Schema>((closing) => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new Error('no storage'))
      : openDB<Schema>('again', 1, closing);
  });
  await expect(open()).rejects.toThrow('no storage');
  (await open()).close();
});
