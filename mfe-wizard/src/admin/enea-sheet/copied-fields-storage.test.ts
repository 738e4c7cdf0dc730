import { expect, it } from '@jest/globals';
import { readCopiedFields, copiedFieldsKey, writeCopiedFields } from './copied-fields-storage.js';

/** The part of a browser's storage that is used, with a limit. */
function storage(limit = Infinity): Storage {
  const rows = new Map<string, string>();
  return {
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => {
      if (rows.size >= limit && !rows.has(key))
        throw new DOMException('full', 'QuotaExceededError');
      rows.set(key, value);
    },
    removeItem: (key) => {
      rows.delete(key);
    },
    clear: () => rows.clear(),
  };
}

it('keeps copied fields per operator and dossier', () => {
  const store = storage();
  writeCopiedFields(copiedFieldsKey(1, 7), { a: 'x' }, store);
  expect([
    readCopiedFields(copiedFieldsKey(1, 7), store),
    readCopiedFields(copiedFieldsKey(2, 7), store),
    readCopiedFields(copiedFieldsKey(1, 8), store),
  ]).toEqual([{ a: 'x' }, {}, {}]);
  writeCopiedFields(copiedFieldsKey(1, 7), {}, store);
  expect(store.length).toBe(0);
});

it('lets go of the oldest dossiers and of nothing else', () => {
  const store = storage();
  store.setItem('other', 'stays');
  writeCopiedFields(copiedFieldsKey(1, 1), { a: 'old' }, store);
  for (let id = 1000; id < 1320; id += 1)
    writeCopiedFields(copiedFieldsKey(1, id), { a: 'x' }, store);
  expect(store.length).toBe(301);
  expect([
    readCopiedFields(copiedFieldsKey(1, 1), store),
    readCopiedFields(copiedFieldsKey(1, 1319), store),
    store.getItem('other'),
  ]).toEqual([{}, { a: 'x' }, 'stays']);
  writeCopiedFields(copiedFieldsKey(1, 2), { a: 'again' }, store);
  expect(readCopiedFields(copiedFieldsKey(1, 2), store)).toEqual({ a: 'again' });
});

it('lives without a storage that takes anything', () => {
  expect(() => writeCopiedFields(copiedFieldsKey(1, 7), { a: 'x' }, storage(0))).not.toThrow();
});
