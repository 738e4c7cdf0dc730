import { describe, expect, it } from '@jest/globals';
import {
  discardDraftBackups,
  countDossiersWithBackup,
  draftBackupPrefix,
} from './draft-backups.js';

class Items {
  readonly map = new Map<string, string>();
  constructor(...keys: string[]) {
    for (const key of keys) this.map.set(key, '{}');
  }
  get length() {
    return this.map.size;
  }
  key(index: number) {
    return [...this.map.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.map.delete(key);
  }
}

describe('typing the server has not received', () => {
  it('is counted by dossier, whatever tab wrote it, of that account alone', () => {
    const items = new Items(
      'pratiche.copia.1.5.a',
      'pratiche.copia.1.5.b',
      'pratiche.copia.1.nuova.a',
      'pratiche.copia.11.5.a',
      'user',
    );
    expect(draftBackupPrefix(1)).toBe('pratiche.copia.1.');
    expect([
      countDossiersWithBackup(items, 1),
      countDossiersWithBackup(items, 11),
      countDossiersWithBackup(items, 2),
    ]).toEqual([2, 1, 0]);
  });

  it('is removed of that account alone', () => {
    const items = new Items(
      'pratiche.copia.1.5.a',
      'pratiche.copia.1.6.a',
      'pratiche.copia.11.5.a',
      'user',
    );
    discardDraftBackups(items, 1);
    expect([...items.map.keys()]).toEqual(['pratiche.copia.11.5.a', 'user']);
  });

  it('is none where storage is switched off', () => {
    const items = {
      get length(): number {
        throw new DOMException('denied', 'SecurityError');
      },
      key: () => null,
      removeItem: () => undefined,
    };
    expect(countDossiersWithBackup(items, 1)).toBe(0);
  });
});
