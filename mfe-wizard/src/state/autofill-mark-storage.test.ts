import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../../test/memory-storage.js';
import { AutofillMarks } from './autofill-marks.js';
import { AutofillMarkStorage } from './autofill-mark-storage.js';
import type { DossierRecord, SessionState } from './session-state.js';
import { Store } from './store.js';

const record = (version: number) => ({ id: 5, version }) as DossierRecord;
const open = (marks: AutofillMarkStorage, version: number | null) => {
  const store = new Store({
    id: version === null ? null : 5,
    record: version === null ? null : record(version),
    autofilled: version === null ? new Set<string>() : marks.readMarks(5, version),
  } as SessionState);
  return { store, filledIn: new AutofillMarks(store, marks) };
};
const VALUE = { field: 'immovableZip', value: '20017' };

describe('marks of what was filled in', () => {
  it('are there again when the dossier is opened again, and follow its versions', () => {
    const marks = new AutofillMarkStorage(new MemoryStorage(), 1);
    const { store, filledIn } = open(marks, 3);
    filledIn.markAutofilled([
      VALUE,
      { field: 'immovableProvince', value: null },
      { field: 'generatori', value: [] },
    ]);
    expect([...open(marks, 3).filledIn.paths]).toEqual(['immovableZip']);
    store.set({ record: record(4) });
    expect([...open(marks, 4).filledIn.paths]).toEqual(['immovableZip']);
  });

  it('hold for one version: another user may have typed since', () => {
    const marks = new AutofillMarkStorage(new MemoryStorage(), 1);
    open(marks, 3).filledIn.markAutofilled([VALUE]);
    expect(open(marks, 4).filledIn.paths.size).toBe(0);
  });

  it('of a new dossier are kept once it has its number', () => {
    const marks = new AutofillMarkStorage(new MemoryStorage(), 1);
    const { store, filledIn } = open(marks, null);
    filledIn.markAutofilled([VALUE]);
    store.set({ id: 5, record: record(1) });
    expect([...marks.readMarks(5, 1)]).toEqual(['immovableZip']);
  });

  it('go with what a person changes, with the rows that go, and with the sending', () => {
    const storage = new MemoryStorage();
    const marks = new AutofillMarkStorage(storage, 1);
    const { filledIn } = open(marks, 3);
    filledIn.markAutofilled([VALUE, { field: 'manufatti.serramenti.1.trasmittanzaPre', value: 5 }]);
    filledIn.unmarkChanged(['immovableZip', 'immovableStair']);
    filledIn.moveListMarks('manufatti.serramenti', (index) => index - 1);
    expect([...marks.readMarks(5, 3)]).toEqual(['manufatti.serramenti.0.trasmittanzaPre']);
    filledIn.discardMarks();
    filledIn.addRestoredMarks(['immovableZip']);
    expect(storage.map.size).toBe(0);
  });

  it('keep accounts apart, and the dossiers worked on last', () => {
    const storage = new MemoryStorage();
    const marks = new AutofillMarkStorage(storage, 1);
    for (let dossier = 1; dossier <= 45; dossier += 1) {
      marks.writeMarks(dossier, 1, new Set(['immovableZip']));
      storage.setItem(
        `pratiche.segni.1.${dossier}`,
        (storage.getItem(`pratiche.segni.1.${dossier}`) ?? '').replace(
          /"at":\d+/,
          `"at":${dossier}`,
        ),
      );
    }
    expect(storage.map.size).toBe(40);
    expect([
      marks.readMarks(5, 1).size,
      marks.readMarks(45, 1).size,
      new AutofillMarkStorage(storage, 4).readMarks(5, 1).size,
    ]).toEqual([0, 1, 0]);
  });

  it('are not missed where storage is full or holds something else', () => {
    const storage = new MemoryStorage();
    storage.map.set('pratiche.segni.1.5', '{"version":');
    const marks = new AutofillMarkStorage(storage, 1);
    expect(marks.readMarks(5, 1).size).toBe(0);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { filledIn } = open(marks, 1);
    filledIn.markAutofilled([VALUE]);
    expect([...filledIn.paths]).toEqual(['immovableZip']);
  });
});
