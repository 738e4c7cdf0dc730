import type { DossierDto } from '@pratiche/api';
import { type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../../test/memory-storage.js';
import { isLateBackup, findLateChanges, LateEdits } from './late-edits.js';
import { DraftBackupStorage, type StoredBackup } from './draft-backup-storage.js';
import type { SessionState } from './session-state.js';
import { Store } from './store.js';

const SENT = '2026-11-20T10:00:00.000Z';
const stored = (
  code: string,
  sentDate: string | null,
  form: Partial<DossierForm> = {},
): DossierDto =>
  ({
    ...createEmptyDossierForm(),
    ...form,
    status: { code, name: code, percentage: 0 },
    sentDate,
  }) as unknown as DossierDto;
const copy = (form: Partial<DossierForm>, more: Partial<StoredBackup> = {}): StoredBackup => ({
  form: { ...createEmptyDossierForm(), ...form },
  base: createEmptyDossierForm(),
  version: 3,
  creationKey: null,
  at: Date.parse(SENT) + 1,
  ...more,
});

describe('typing that came too late', () => {
  it.each<[string, Partial<StoredBackup>, DossierDto, boolean]>([
    ['a draft never sent', { sent: null }, stored('DRAFT', null), false],
    ['a dossier at the back office', { sent: null }, stored('SENT', SENT), true],
    ['one that was sent and came back', { sent: null }, stored('WAITING', SENT), true],
    ['one typed on after it came back', { sent: SENT }, stored('DRAFT', SENT), false],
    [
      'one sent a second time',
      { sent: '2026-10-01T10:00:00.000Z' },
      stored('REJECTED', SENT),
      true,
    ],
    [
      'a copy of an older version, typed before it was sent',
      { at: Date.parse(SENT) - 1 },
      stored('WAITING', SENT),
      true,
    ],
    ['a copy of an older version, typed after', {}, stored('WAITING', SENT), false],
  ])('%s: %#', (_, more, dossier, expected) =>
    expect(isLateBackup(copy({}, more), dossier)).toBe(expected),
  );

  it('is listed by field, without the values the dossier already has', () => {
    const copies = [
      copy({ cadastralSheet: '4', beneficiaryPhone: '1' }),
      copy({ beneficiaryPhone: '2', cadastralParcel: '9' }),
    ];
    expect(findLateChanges(copies, stored('SENT', SENT, { cadastralSheet: '4 ' }))).toEqual([
      { path: 'beneficiaryPhone', value: '2' },
      { path: 'cadastralParcel', value: '9' },
    ]);
    expect(
      findLateChanges([copy({ cadastralSheet: '4' }, { base: null })], stored('SENT', SENT)),
    ).toEqual([{ path: 'cadastralSheet', value: '4' }]);
  });
});

describe('the copies of late typing, once they were read', () => {
  const DOSSIER = 5;
  const late = copy({ cadastralSheet: '4' }, { sent: null });

  it.each([
    ['of this tab go when the dossier is sent', true, []],
    ['of this tab stay while the dossier is edited', false, ['own']],
  ])('%s, and those of other tabs go', (_, isSent, left) => {
    const device = new MemoryStorage();
    const [own, other] = ['own', 'other'].map((tab) => new DraftBackupStorage(device, 1, tab));
    const store = new Store({ id: DOSSIER, isSent } as SessionState);
    const lateEdits = new LateEdits(own as DraftBackupStorage, store);
    other?.writeBackup(DOSSIER, late);
    const found = own?.findBackups(DOSSIER) ?? [];
    expect(lateEdits.separateLateBackups(found, stored('SENT', SENT))).toEqual([]);
    expect(store.get().lateChanges).toEqual([{ path: 'cadastralSheet', value: '4' }]);
    own?.writeBackup(DOSSIER, late);
    lateEdits.discardLateBackups();
    expect(store.get().lateChanges).toBeNull();
    expect(own?.findBackups(DOSSIER).map(DraftBackupStorage.tabNameOfBackup)).toEqual(left);
  });

  it('stay where another tab has typed on since', () => {
    const device = new MemoryStorage();
    const [own, other] = ['own', 'other'].map((tab) => new DraftBackupStorage(device, 1, tab));
    const lateEdits = new LateEdits(
      own as DraftBackupStorage,
      new Store({ id: DOSSIER, isSent: true } as SessionState),
    );
    other?.writeBackup(DOSSIER, late);
    lateEdits.separateLateBackups(own?.findBackups(DOSSIER) ?? [], stored('SENT', SENT));
    other?.writeBackup(DOSSIER, { ...late, at: late.at + 1 });
    lateEdits.discardLateBackups();
    expect(own?.findBackups(DOSSIER)).toHaveLength(1);
  });
});
