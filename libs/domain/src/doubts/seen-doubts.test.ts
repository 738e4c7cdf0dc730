import { expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import {
  countUnseenDoubts,
  fingerprintDoubt,
  listDoubtsOfDocument,
  type MarkedDoubt,
} from './seen-doubts.js';

const form: DossierForm = {
  ...createEmptyDossierForm(),
  cadastralSheet: '46',
  spese: { ...createEmptyDossierForm().spese },
};
const sheet: MarkedDoubt = { code: 'sheet', field: 'cadastralSheet', message: 'È insolito' };
const invoice: MarkedDoubt = { code: null, field: 'documenti.FATTURA', message: 'Manca il saldo' };
const values = { form, listFileIds: (code: string) => (code === 'FATTURA' ? [7, 8] : []) };
const later = (change: Partial<typeof form>) => ({ ...values, form: { ...form, ...change } });

it.each<[string, MarkedDoubt, MarkedDoubt, typeof values, boolean]>([
  ['the same value', sheet, sheet, values, true],
  ['another value elsewhere', sheet, sheet, later({ cadastralParcel: '9' }), true],
  ['another value', sheet, sheet, later({ cadastralSheet: '47' }), false],
  ['no value any more', sheet, sheet, later({ cadastralSheet: null }), false],
  ['other words', sheet, { ...sheet, message: 'È doppio' }, values, false],
  ['another rule', sheet, { ...sheet, code: 'other' }, values, false],
  ['a rule without a name', { ...sheet, code: null }, { ...sheet, code: undefined }, values, true],
  ['files in another order', invoice, invoice, { form, listFileIds: () => [8, 7] }, true],
  ['a file more', invoice, invoice, { form, listFileIds: () => [7, 8, 9] }, false],
  [
    'a path that leads nowhere',
    { ...sheet, field: 'version' },
    { ...sheet, field: 'version' },
    values,
    true,
  ],
])('a doubt that was seen, with %s', (_, seen, now, valuesNow, isSame) => {
  expect(fingerprintDoubt(now, valuesNow) === fingerprintDoubt(seen, values)).toBe(isSame);
});

it('a value of a row that changed makes its doubt new', () => {
  const doubt: MarkedDoubt = { code: 'width', field: 'manufatti.serramenti.0.width', message: 'x' };
  const withWidth = (width: number) =>
    fingerprintDoubt(doubt, {
      ...values,
      form: { ...form, manufatti: { serramenti: [{ width }] } } as unknown as typeof form,
    });
  expect(withWidth(40)).not.toBe(withWidth(41));
  expect(withWidth(40)).toBe(withWidth(40));
});

it('finds the doubts of one document', () => {
  expect(listDoubtsOfDocument([sheet, invoice], 'FATTURA')).toEqual([invoice]);
  expect(listDoubtsOfDocument([sheet, invoice], 'VISURA')).toEqual([]);
});

it.each([
  [2, 1, 0, 3],
  [2, 1, 3, 0],
  // Counts of the form and of the marks are written at different moments.
  [0, 1, 3, 0],
])(
  '%i of the form and %i of comparing, %i seen: %i',
  (formDoubts, officeMatches, seenDoubts, left) => {
    expect(countUnseenDoubts({ formDoubts, officeMatches, seenDoubts })).toBe(left);
  },
);
