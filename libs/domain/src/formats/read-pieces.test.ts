import { expect, it } from '@jest/globals';
import { readPieces } from './read-pieces.js';

const read = (text: string) => readPieces(text, { unit: 'm²', usualMax: 999 });

it.each([
  ['3x1200x1800', 3, 2.16, '3 righe uguali · 1.200 × 1.800 mm: 2,16 m²'],
  ['3 x 1200 x 1800', 3, 2.16, '3 righe uguali · 1.200 × 1.800 mm: 2,16 m²'],
  ['2*120x180', 2, 2.16, '2 righe uguali · 120 × 180 cm: 2,16 m²'],
  ['2 × 1,2×1,8', 2, 2.16, '2 righe uguali · 1,2 × 1,8 m: 2,16 m²'],
  ['3 pz 1200x1800', 3, 2.16, '3 righe uguali · 1.200 × 1.800 mm: 2,16 m²'],
  ['3 PZ. 120x180 cm', 3, 2.16, '3 righe uguali · 120 × 180 cm: 2,16 m²'],
  ['n. 4 pezzi da 60x60', 4, 0.36, '4 righe uguali · 60 × 60 cm: 0,36 m²'],
  ['10x120x180', 10, 2.16, '10 righe uguali · 120 × 180 cm: 2,16 m²'],
  ['1 pz 120x180', 1, 2.16, '120 × 180 cm: 2,16 m²'],
  ['3 pz 2,16', 3, 2.16, '3 righe uguali'],
])('%s are %i of %s m²', (text, pieces, value, note) =>
  expect(read(text)).toEqual({ pieces, value, note }),
);

it.each([
  '',
  '1200x1800',
  '3x1200',
  '3x2,16',
  '0x120x180',
  '0 pz 120x180',
  '100x120x180',
  '2,5x120x180',
  '3 pz',
  'pz 120x180',
  '3x1200x1800x2',
  '-3x120x180',
])('%s does not say both', (text) => expect(read(text)).toBeNull());
