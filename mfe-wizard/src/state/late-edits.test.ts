import type { DossierDto } from '@pratiche/api';
import { type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { isLateBackup, findLateChanges } from './late-edits.js';
import type { StoredBackup } from './draft-backup-storage.js';

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
