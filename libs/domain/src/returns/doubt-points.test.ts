import { describe, expect, it } from '@jest/globals';
import {
  addDoubtPoint,
  findDoubtTarget,
  isDoubtPointed,
  toReturnWords,
  type ReturnDoubt,
} from './doubt-points.js';
import { MAX_RETURN_POINTS, validateReturnPoints, type ReturnPoint } from './return-points.js';

const DOCUMENTS = [{ id: 4, code: 'FATTURA' }];
const doubt = (change: Partial<ReturnDoubt>): ReturnDoubt => ({
  field: 'cadastralSheet',
  label: 'Foglio',
  message: 'Il foglio è insolito',
  code: 'sheet',
  origin: 'form',
  ...change,
});
const point = (change: Partial<ReturnPoint>): ReturnPoint => ({
  field: null,
  itemId: null,
  text: '',
  ...change,
});

describe('a doubt as a point of a return', () => {
  it.each([
    ['cadastralSheet', { field: 'cadastralSheet', itemId: null }],
    ['manufatti.serramenti.0.width', { field: 'manufatti', itemId: null }],
    ['documenti.FATTURA', { field: null, itemId: 4 }],
    ['documenti.VISURA', null],
    ['documenti', null],
    ['version', null],
  ])('of %s points at %o', (field, target) => {
    expect(findDoubtTarget(doubt({ field }), DOCUMENTS)).toEqual(target);
  });

  it.each<[string, Partial<ReturnDoubt>, string]>([
    ['a field', {}, 'Il foglio è insolito'],
    [
      'a value of a row',
      {
        field: 'manufatti.serramenti.0.width',
        label: 'Serramento 1 · Larghezza',
        message: 'È 40 m',
      },
      'Serramento 1 · Larghezza: è 40 m',
    ],
    ['a document', { field: 'documenti.FATTURA', origin: 'invoice' }, 'Il foglio è insolito'],
    [
      'a file under two documents',
      { origin: 'comparison', code: 'file-twice' },
      'Il foglio è insolito',
    ],
    [
      'a paper that a change overtook',
      { field: 'documenti.DELEGA', origin: 'comparison', code: 'paper-changed' },
      'Il foglio è insolito',
    ],
    ['another dossier', { origin: 'comparison', code: 'same-unit' }, ''],
  ])('about %s', (_what, change, words) => {
    expect(toReturnWords(doubt(change))).toBe(words);
  });

  it('is added below the points made before, and never twice', () => {
    const made = [point({ itemId: 4, text: 'Manca il saldo' })];
    const points = addDoubtPoint(made, doubt({}), DOCUMENTS);
    expect(points).toEqual([
      ...made,
      point({ field: 'cadastralSheet', text: 'Il foglio è insolito' }),
    ]);
    expect(addDoubtPoint(points, doubt({}), DOCUMENTS)).toEqual(points);
    expect(isDoubtPointed(points, doubt({}), DOCUMENTS)).toBe(true);
    expect(isDoubtPointed(made, doubt({}), DOCUMENTS)).toBe(false);
    expect(validateReturnPoints(points, [4])).toBeNull();
  });

  it('goes into the words of the point about the same', () => {
    const made = [point({ itemId: 4, text: 'Manca il saldo' })];
    const about = doubt({ field: 'documenti.FATTURA', message: 'La somma è 900 €' });
    expect(addDoubtPoint(made, about, DOCUMENTS)).toEqual([
      point({ itemId: 4, text: 'Manca il saldo; La somma è 900 €' }),
    ]);
  });

  it('is left out where it points at nothing, and beyond the last place', () => {
    expect(addDoubtPoint([], doubt({ field: 'documenti.VISURA' }), DOCUMENTS)).toEqual([]);
    const full = Array.from({ length: MAX_RETURN_POINTS }, (_, itemId) => point({ itemId }));
    expect(addDoubtPoint(full, doubt({}), DOCUMENTS)).toEqual(full);
  });
});
