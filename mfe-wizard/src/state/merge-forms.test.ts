import { type DossierForm, createEmptyDossierForm, createEmptySerramento } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { diffValues, mergeForms, isSameSavedValue } from './merge-forms.js';

const form = (change: Partial<DossierForm> = {}): DossierForm => ({
  ...createEmptyDossierForm(),
  ...change,
});
const windows = (...surfaces: number[]): Pick<DossierForm, 'manufatti'> => ({
  manufatti: {
    serramenti: surfaces.map((superficie) => ({ ...createEmptySerramento(), superficie })),
    schermature: [],
    chiusure: [],
  },
});

describe('mergeForms', () => {
  it('takes what only one side changed from that side', () => {
    const { merged, clashes } = mergeForms(
      form(),
      form({ beneficiaryFirstName: 'Ortensia' }),
      form({ beneficiaryPhone: '3330001122' }),
    );
    expect(clashes).toEqual([]);
    expect(merged).toEqual(
      form({ beneficiaryFirstName: 'Ortensia', beneficiaryPhone: '3330001122' }),
    );
  });

  it('leaves what both changed differently to a person, keeping mine until then', () => {
    const { merged, clashes } = mergeForms(
      form(),
      form({ beneficiaryFirstName: 'Ortensia' }),
      form({ beneficiaryFirstName: 'Iris', cadastralSheet: '4' }),
    );
    expect(clashes).toEqual([{ path: 'beneficiaryFirstName', mine: 'Ortensia', theirs: 'Iris' }]);
    expect(merged.beneficiaryFirstName).toBe('Ortensia');
    expect(merged.cadastralSheet).toBe('4');
  });

  it('sees no clash where both changed alike', () => {
    expect(
      mergeForms(form(), form({ cadastralSheet: '4' }), form({ cadastralSheet: '4 ' })).clashes,
    ).toEqual([]);
  });

  it('compares rows of lists of the same length field by field', () => {
    const base = form(windows(1, 2));
    const mine = form(windows(1.5, 2));
    const theirs = form(windows(1, 2.5));
    expect(mergeForms(base, mine, theirs)).toEqual({
      merged: form(windows(1.5, 2.5)),
      clashes: [],
    });
  });

  it('keeps rows only one side added, and asks when both changed the list', () => {
    expect(
      mergeForms(
        form(windows(1)),
        form(windows(1, 2)),
        form({ ...windows(1), cadastralSheet: '4' }),
      ).merged.manufatti,
    ).toEqual(windows(1, 2).manufatti);
    const both = mergeForms(form(windows(1)), form(windows(1, 2)), form(windows(1, 3, 4)));
    expect(both.clashes.map(({ path }) => path)).toEqual(['manufatti.serramenti']);
  });

  it.each([
    ['moved', [2, 1]],
    ['removed and others added', [2, 3]],
  ])(
    'asks which list holds when rows were %s on one side and changed on the other',
    (_what, surfaces) => {
      // The windows differ only in their surface: a merge by field would silently assign the change
      // to the wrong window.
      const changed = form(windows(1, 2));
      const [first] = changed.manufatti.serramenti;
      if (first) first.trasmittanzaPost = 0.9;
      for (const [mine, theirs] of [
        [form(windows(...surfaces)), changed],
        [changed, form(windows(...surfaces))],
      ] as const) {
        const { merged, clashes } = mergeForms(form(windows(1, 2)), mine, theirs);
        expect(clashes).toEqual([
          {
            path: 'manufatti.serramenti',
            mine: mine.manufatti.serramenti,
            theirs: theirs.manufatti.serramenti,
          },
        ]);
        expect(merged).toEqual(mine);
      }
    },
  );

  it('lets a value be emptied', () => {
    expect(
      mergeForms(
        form({ cadastralSheet: '4' }),
        form({ cadastralSheet: null }),
        form({ cadastralSheet: '4' }),
      ).merged.cadastralSheet,
    ).toBeNull();
    expect(
      mergeForms(
        form({ cadastralSheet: '4' }),
        form({ cadastralSheet: '4' }),
        form({ cadastralSheet: null }),
      ).merged.cadastralSheet,
    ).toBeNull();
  });
});

describe('changesBetween', () => {
  it('names the least to set, and lists of another length whole', () => {
    expect(diffValues(form(windows(1, 2)), form(windows(1, 3)))).toEqual([
      { path: 'manufatti.serramenti.1.superficie', value: 3 },
    ]);
    expect(diffValues(form(windows(1)), form(windows()))).toEqual([
      { path: 'manufatti.serramenti', value: [] },
    ]);
    expect(diffValues(form(), form())).toEqual([]);
  });
});

describe('same', () => {
  it.each([
    [' Iris ', 'Iris', true],
    ['', null, true],
    [undefined, null, true],
    [0, null, false],
    [0, '0', false],
    [[1], [1, 2], false],
    [{ a: 1 }, { a: 2 }, false],
  ])('%j and %j: %s', (a, b, expected) => expect(isSameSavedValue(a, b)).toBe(expected));
});
