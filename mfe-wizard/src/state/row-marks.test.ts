import { describe, expect, it } from '@jest/globals';
import { copyRowMarks, indexAfterRemoval, moveRowMarks } from './row-marks.js';

const marks = new Set([
  'vettoreEnergetico',
  'manufatti.serramenti.0.trasmittanzaPre',
  'manufatti.serramenti.2.trasmittanzaPre',
  'manufatti.chiusure.0.resistenzaTermicaFinale',
]);
const windows = (to: (index: number) => number | null) =>
  [...moveRowMarks(marks, 'manufatti.serramenti', to)].filter((mark) =>
    mark.includes('serramenti'),
  );

describe('marks', () => {
  it('go with their rows', () =>
    expect(windows((index) => index + 1)).toEqual([
      'manufatti.serramenti.1.trasmittanzaPre',
      'manufatti.serramenti.3.trasmittanzaPre',
    ]));
  it('go away with them', () =>
    expect(windows((index) => (index === 0 ? null : index - 1))).toEqual([
      'manufatti.serramenti.1.trasmittanzaPre',
    ]));
  it('go along with a copy, in place of those that the row had', () =>
    expect([...copyRowMarks(marks, 'manufatti.serramenti', { from: 1, to: 2 })]).toEqual([
      'vettoreEnergetico',
      'manufatti.serramenti.0.trasmittanzaPre',
      'manufatti.chiusure.0.resistenzaTermicaFinale',
    ]));
  it('of other fields stay', () =>
    expect([...moveRowMarks(marks, 'manufatti.serramenti', () => null)]).toEqual([
      'vettoreEnergetico',
      'manufatti.chiusure.0.resistenzaTermicaFinale',
    ]));
});

describe('the index of a row', () => {
  it.each([
    [[0], [null, 0, 1, 2]],
    [[1], [0, null, 1, 2]],
    [
      [3, 0],
      [null, 0, 1, null],
    ],
    [[], [0, 1, 2, 3]],
  ])('after the removal of %j', (gone, expected) =>
    expect([0, 1, 2, 3].map(indexAfterRemoval(gone))).toEqual(expected),
  );
});
