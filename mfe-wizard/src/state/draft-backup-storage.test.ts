import { createEmptyDossierForm } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../../test/memory-storage.js';
import { DraftBackupStorage, type StoredBackup } from './draft-backup-storage.js';

const copy = (at: number): StoredBackup => ({
  form: createEmptyDossierForm(),
  base: null,
  version: 3,
  creationKey: null,
  at,
});

describe('LocalCopies', () => {
  it('gives back what was written, oldest first, of every tab', () => {
    const storage = new MemoryStorage();
    new DraftBackupStorage(storage, 1, 'b').writeBackup(5, copy(20));
    const mine = new DraftBackupStorage(storage, 1, 'a');
    mine.writeBackup(5, copy(10));
    expect(mine.findBackups(5).map(({ at }) => at)).toEqual([10, 20]);
    expect(mine.findBackups(5).map((found) => DraftBackupStorage.tabNameOfBackup(found))).toEqual([
      'a',
      'b',
    ]);
  });

  it('keeps dossiers and accounts apart', () => {
    const storage = new MemoryStorage();
    const mine = new DraftBackupStorage(storage, 1, 'a');
    mine.writeBackup(5, copy(1));
    mine.writeBackup(null, copy(2));
    expect(mine.findBackups(55)).toEqual([]);
    expect(mine.findBackups(null).map(({ at }) => at)).toEqual([2]);
    expect(new DraftBackupStorage(storage, 11, 'a').findBackups(5)).toEqual([]);
  });

  it.each([5, null])('removes its own of dossier %s, and leaves that of another tab', (dossier) => {
    const storage = new MemoryStorage();
    const [mine, other] = ['a', 'b'].map((tab) => new DraftBackupStorage(storage, 1, tab));
    other?.writeBackup(dossier, copy(1));
    mine?.writeBackup(dossier, copy(2));
    mine?.removeBackup(dossier);
    expect(mine?.findBackups(dossier).map(({ at }) => at)).toEqual([1]);
  });

  it('removes another tab’s only as it was found', () => {
    const storage = new MemoryStorage();
    const other = new DraftBackupStorage(storage, 1, 'b');
    const mine = new DraftBackupStorage(storage, 1, 'a');
    other.writeBackup(5, copy(1));
    const [found] = mine.findBackups(5);
    other.writeBackup(5, copy(2));
    if (found) mine.removeFoundBackup(found);
    expect(mine.findBackups(5)).toHaveLength(1);
    const [latest] = mine.findBackups(5);
    if (latest) mine.removeFoundBackup(latest);
    expect(mine.findBackups(5)).toEqual([]);
  });

  it('passes over what it cannot read, and says when the device takes nothing', () => {
    const storage = new MemoryStorage();
    const mine = new DraftBackupStorage(storage, 1, 'a');
    storage.setItem('pratiche.copia.1.5.x', '{"at":');
    storage.setItem('pratiche.copia.1.5.y', '"text"');
    expect(mine.findBackups(5)).toEqual([]);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(mine.writeBackup(5, copy(1))).toBe(false);
  });
});
