import { expect, it } from '@jest/globals';
import { findRegionalLimitNote, hasLandRegister } from '../index.js';

it.each([
  ['MI', 'In Lombardia valgono anche limiti regionali: verifica con il tecnico.'],
  ['re', 'In Emilia-Romagna valgono anche limiti regionali: verifica con il tecnico.'],
  ['BZ', 'In provincia di Bolzano valgono anche limiti provinciali: verifica con il tecnico.'],
  ['RM', null],
  ['EE', null],
  [null, null],
])('the limits beside those of the State in %s: %s', (immovableProvince, note) =>
  expect(findRegionalLimitNote({ immovableProvince })).toBe(note),
);

it.each([
  ['TN', null, true],
  ['TS', 'L424', true],
  ['GO', null, true],
  ['BL', 'A266', true],
  ['BL', 'a266', true],
  ['BS', 'E800', true],
  ['BL', 'A757', false],
  ['UD', 'L483', false],
  [null, null, false],
])('the land register of %s, %s is the Libro fondiario: %s', (province, code, has) =>
  expect(hasLandRegister({ immovableProvince: province, immovableMunicipalityCode: code })).toBe(
    has,
  ),
);
