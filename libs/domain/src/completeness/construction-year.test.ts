import { expect, it } from '@jest/globals';
import { estimateConstructionYear } from './construction-year.js';

it.each([
  ['1967', 1967],
  [' 1967 ', 1967],
  ['197', null],
  ['0999', null],
  ['1000', 1000],
  ['19800', null],
  ['1967 circa', 1967],
  ['1960-1970', 1965],
  ['tra il 1960 e il 1965', 1962],
  ['anni 60', 1965],
  ['Anni ’60', 1965],
  ['anni Sessanta', 1965],
  ['primi anni ottanta', 1985],
  ['anni 1960', 1965],
  ['anni 2000', 2005],
  ['anni 00', 2005],
  ['XIX secolo', 1850],
  ['secolo XX', 1950],
  ['sec. XVIII', 1750],
  ['19° secolo', 1850],
  ['Ottocento', 1850],
  ['fine ’800', 1850],
  ['primi del Novecento', 1950],
  ['anni fa', null],
  ['XXI secolo', null],
  ['vecchia', null],
  ['non so', null],
  ['60', null],
  ['', null],
  [null, null],
])('reads the year of construction %p as %p', (text, year) => {
  expect(estimateConstructionYear(text)).toBe(year);
});
