import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { toErrorLines } from './error-lines.js';

const missing = (...fields: string[]) =>
  fields.map((field) => ({ field, message: REQUIRED_MESSAGE }));
const WINDOW = [
  'tipologiaInfisso',
  'superficie',
  'tipologiaTelaioPre',
  'tipologiaVetroPre',
  'tipologiaTelaioPost',
  'tipologiaVetroPost',
];
const rows = (...indexes: number[]) =>
  indexes.flatMap((index) =>
    missing(...WINDOW.map((field) => `manufatti.serramenti.${index}.${field}`)),
  );
const read = (errors: Parameters<typeof toErrorLines>[0]) =>
  toErrorLines(errors).map(({ field, name, message }) => [field, name, message]);

it('a short list names every field', () => {
  const errors = rows(0);
  expect(toErrorLines(errors)).toHaveLength(6);
  expect(read(errors)[1]).toEqual([
    'manufatti.serramenti.0.superficie',
    'Serramento 1 · Superficie',
    'Campo obbligatorio',
  ]);
});

it('a long one has a line per row for what is not filled in, and keeps what else is said', () => {
  const limit = {
    field: 'manufatti.serramenti.1.trasmittanzaPost',
    message: 'Il valore deve essere <= 1,4 W/m2K',
  };
  expect(
    read([
      ...rows(0, 1),
      limit,
      ...missing('manufatti.chiusure.0.esposizione', 'vettoreEnergetico'),
    ]),
  ).toEqual([
    ['manufatti.serramenti.0.tipologiaInfisso', 'Serramento 1', '6 campi obbligatori da compilare'],
    ['manufatti.serramenti.1.tipologiaInfisso', 'Serramento 2', '6 campi obbligatori da compilare'],
    [
      'manufatti.serramenti.1.trasmittanzaPost',
      'Serramento 2 · Trasmittanza dopo',
      'Il valore deve essere <= 1,4 W/m2K',
    ],
    ['manufatti.chiusure.0.esposizione', 'Chiusura 1 · Esposizione', 'Campo obbligatorio'],
    ['vettoreEnergetico', 'Vettore energetico', 'Campo obbligatorio'],
  ]);
});
