import { emptyDossierForm } from '@pratiche/domain';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../../test/memory-storage.js';
import { LocalCopies, type LocalCopy } from './local-copy.js';

const copy = (at: number): LocalCopy => ({
  form: emptyDossierForm(),
  base: null,
  version: 3,
  creationKey: null,
  at,
});

describe('LocalCopies', () => {
  it('gives back what was written, oldest first, of every tab', () => {
    const storage = new MemoryStorage();
    new LocalCopies(storage, 1, 'b').write(5, copy(20));
    const mine = new LocalCopies(storage, 1, 'a');
    mine.write(5, copy(10));
    expect(mine.find(5).map(({ at }) => at)).toEqual([10, 20]);
    expect(mine.find(5).map((found) => LocalCopies.tabOf(found))).toEqual(['a', 'b']);
  });

  it('keeps dossiers and accounts apart', () => {
    const storage = new MemoryStorage();
    const mine = new LocalCopies(storage, 1, 'a');
    mine.write(5, copy(1));
    mine.write(null, copy(2));
    expect(mine.find(55)).toEqual([]);
    expect(mine.find(null).map(({ at }) => at)).toEqual([2]);
    expect(new LocalCopies(storage, 11, 'a').find(5)).toEqual([]);
  });

  it('removes its own, and another tab’s only as it was found', () => {
    const storage = new MemoryStorage();
    const other = new LocalCopies(storage, 1, 'b');
    const mine = new LocalCopies(storage, 1, 'a');
    other.write(5, copy(1));
    const [found] = mine.find(5);
    other.write(5, copy(2));
    if (found) mine.removeFound(found);
    expect(mine.find(5)).toHaveLength(1);
    const [latest] = mine.find(5);
    if (latest) mine.removeFound(latest);
    expect(mine.find(5)).toEqual([]);
  });

  it('passes over what it cannot read, and says when the device takes nothing', () => {
    const storage = new MemoryStorage();
    const mine = new LocalCopies(storage, 1, 'a');
    storage.setItem('pratiche.copia.1.5.x', '{"at":');
    storage.setItem('pratiche.copia.1.5.y', '"text"');
    expect(mine.find(5)).toEqual([]);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(mine.write(5, copy(1))).toBe(false);
  });
});
