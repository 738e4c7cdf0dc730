import { expect, it } from '@jest/globals';
import { toNameCase } from './name-case.js';

it.each([
  ['MARIO', 'Mario'],
  ['mario rossi', 'Mario Rossi'],
  ['Mario ROSSI', 'Mario Rossi'],
  ["D'AMICO", "D'Amico"],
  ['D’AMICO', 'D’Amico'],
  ["O'BRIEN", "O'Brien"],
  ["DELL'ORTO", "Dell'Orto"],
  ['DE LUCA', 'De Luca'],
  ['DI MARCO', 'Di Marco'],
  ['de Rossi', 'de Rossi'],
  ['MARIA-GRAZIA', 'Maria-Grazia'],
  ['MCDONALD', 'McDonald'],
  ['McDONALD', 'McDonald'],
  ['McDonald', 'McDonald'],
  ['MACRI', 'Macri'],
  ["NICOLO'", 'Nicolò'],
  ["Nicolo'", "Nicolo'"],
  ["DE' ROSSI", "De' Rossi"],
  ['ÉRIC', 'Éric'],
  ['ĐORĐEVIĆ', 'Đorđević'],
  ['ŁUKASZEWICZ', 'Łukaszewicz'],
  ['SØRENSEN', 'Sørensen'],
  ['WEIß', 'Weiß'],
  ['İBRAHİM', 'İbrahim'],
  ['J.R. SMITH', 'J.R. Smith'],
  ['ROSSI III', 'Rossi III'],
  ['LI', 'Li'],
  ['李', '李'],
  ['', ''],
])('%j is written %j', (name, written) => {
  expect(toNameCase(name)).toBe(written);
  expect(toNameCase(written)).toBe(written);
});
