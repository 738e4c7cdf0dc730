import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validGenerator, validWindow } from '../../test/dossier-fixtures.js';
import { applyPatches, getValueAtPath } from '../index.js';

describe('patches', () => {
  it('change a copy and leave the rest the same object', () => {
    const form = validDossierForm();
    const changed = applyPatches(form, [{ field: 'manufatti.serramenti.0.superficie', value: 9 }]);
    expect([
      getValueAtPath(changed, 'manufatti.serramenti.0.superficie'),
      getValueAtPath(form, 'manufatti.serramenti.0.superficie'),
    ]).toEqual([9, 2.1]);
    expect(changed.generatori).toBe(form.generatori);
  });

  it('put whole rows and lists in', () => {
    const changed = applyPatches(validDossierForm(), [
      { field: 'manufatti.serramenti.0', value: validWindow({ superficie: 7 }) },
      { field: 'generatori', value: [] },
    ]);
    expect([changed.manufatti.serramenti[0]?.superficie, changed.generatori]).toEqual([7, []]);
  });

  it('touch one row of several', () => {
    const form = validDossierForm({ generatori: [validGenerator(), validGenerator()] });
    const changed = applyPatches(form, [{ field: 'generatori.1.numeroGeneratore', value: 4 }]);
    expect(changed.generatori.map(({ numeroGeneratore }) => numeroGeneratore)).toEqual([1, 4]);
    expect(changed.generatori[0]).toBe(form.generatori[0]);
  });

  it('ignore paths that do not exist', () => {
    const form = validDossierForm();
    for (const field of [
      'foo',
      'manufatti.serramenti.7.superficie',
      'cadastralSheet.x',
      'cadastralSection.x',
      '__proto__.x',
    ]) {
      expect(applyPatches(form, [{ field, value: 1 }])).toEqual(form);
      expect(getValueAtPath(form, field)).toBeUndefined();
    }
  });
});
