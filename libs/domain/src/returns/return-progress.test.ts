import { expect, it } from '@jest/globals';
import { composeReturnReason } from './return-point-names.js';
import type { ReturnPoint } from './return-points.js';
import { getReturnProgress, POINTS_ONLY_REASON, type ReturnProgress } from './return-progress.js';

const sheet: ReturnPoint = { field: 'cadastralSheet', itemId: null, text: 'Nella visura è 46' };
const invoice: ReturnPoint = { field: null, itemId: 4, text: 'Non si legge: rifalla.' };
const DONE = { complete: true, isToMend: false };
const TO_MEND = { complete: true, isToMend: true };
const INCOMPLETE = { complete: false, isToMend: false };

it.each<[string, string, ReturnPoint[], (typeof DONE)[], ReturnProgress]>([
  ['points alone, all changed', POINTS_ONLY_REASON, [sheet, invoice], [DONE, DONE], 'changed'],
  ['points alone, one as it was', POINTS_ONLY_REASON, [sheet, invoice], [DONE, TO_MEND], 'open'],
  ['points changed at a cost', POINTS_ONLY_REASON, [sheet], [DONE, INCOMPLETE], 'open'],
  ['words beside a changed point', 'Rifai la foto.', [sheet], [DONE], 'points-changed'],
  ['words beside an open point', 'Rifai la foto.', [sheet], [TO_MEND], 'open'],
  ['words alone', 'Rifai la foto.', [], [DONE], 'open'],
  ['a ready text at its points', sheet.text, [sheet], [DONE], 'changed'],
  [
    'two ready texts, of which one has points',
    `${sheet.text}\nManca la firma.`,
    [sheet],
    [DONE],
    'points-changed',
  ],
  [
    'the words of all points',
    `${sheet.text}\n${invoice.text}`,
    [sheet, invoice],
    [DONE],
    'changed',
  ],
])('%s', (_, reason, points, steps, expected) => {
  const composed = composeReturnReason(reason, points, () => 'Fatture');
  expect(getReturnProgress(composed, points, steps)).toBe(expected);
});

it('a reason that was not put together from its points may ask for more', () => {
  expect(getReturnProgress('Manca il saldo e il foglio.', [sheet], [DONE])).toBe('points-changed');
});
