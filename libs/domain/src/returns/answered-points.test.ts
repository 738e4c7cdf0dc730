import { expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../index.js';
import { listAnsweredPoints } from './answered-points.js';
import { composeReturnReason } from './return-point-names.js';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';

it('finds which of the points of a reason changed since', () => {
  const point = { itemId: null, text: 'Controlla il valore.' };
  const reason = composeReturnReason(
    'Manca qualcosa.\n– e una riga che non nomina niente',
    [
      { ...point, field: 'cadastralSheet' },
      { ...point, field: 'cadastralParcel' },
      { field: null, itemId: 1, text: 'Non si legge: rifalla.' },
      { field: null, itemId: 2, text: 'Manca la firma.' },
    ],
    (id) => (id === 1 ? 'Fatture (acconto e saldo)' : 'Delega'),
  );
  const before = createEmptyDossierForm();
  const documents = [
    { document: { name: 'Fatture (acconto e saldo)', files: [{ created: LATER }] } },
    { document: { name: 'Delega', files: [{ created: AT }] } },
  ];
  const points = listAnsweredPoints(reason, {
    form: { ...before, cadastralSheet: '45' },
    previous: { at: AT, form: before },
    documents,
  });
  expect(points.map(({ isAnswered }) => isAnswered)).toEqual([true, false, true, false]);
  expect(points.every(({ line }) => reason.includes(line))).toBe(true);
  expect(points.map(({ text }) => text)).toEqual([
    'Dati catastali · Foglio: Controlla il valore.',
    'Dati catastali · Particella: Controlla il valore.',
    'Fatture (acconto e saldo): Non si legge: rifalla.',
    'Delega: Manca la firma.',
  ]);
});
