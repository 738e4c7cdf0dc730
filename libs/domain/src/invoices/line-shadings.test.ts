import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import { normalizeSearchText } from '../text/index.js';
import { describeModel, readLineShading, type LineShading } from './line-shadings.js';

const read = (description: string): LineShading =>
  readLineShading(normalizeSearchText(description));

describe('the solar transmission of a line', () => {
  it.each<[string, number | null]>([
    ['Tenda gtot 0,12', 0.12],
    ['Tenda g-tot: 0.08', 0.08],
    ['Tenda Gtot=0,3', 0.3],
    ['Tenda fattore solare 0,15', 0.15],
    ['Tenda fattore solare totale gtot pari a 0,15', 0.15],
    ['Tenda gtot 12%', 0.12],
    ['Tenda gtot 8,5 %', 0.085],
    ['Tenda gtot ≤ 0,35', null],
    ['Tenda gtot inferiore a 0,35', null],
    ['Tenda gtot 0,10-0,20', null],
    ['Tenda gtot 0,10 e gtot 0,20', null],
    ['Tenda gtot 0,60', null],
    ['Tenda gtot 12', null],
    ['Tenda 0,12', null],
  ])('%s', (text, value) => expect(read(text).trasmissioneSolare).toBe(value));
});

describe('the exposure of a line', () => {
  it.each<[string, string | null]>([
    ['Tenda esposizione sud', 'sud'],
    ['Tenda, lato SUD-OVEST', 'sudOvest'],
    ['Tenda esposta a sud est', 'sudEst'],
    ['Tenda sudest', 'sudEst'],
    ['Tenda facciata ovest', 'ovest'],
    ['Tenda lato est', 'est'],
    ['Persiana a nord', 'nord'],
    ['Tenda sud', 'sud'],
    ['Tenda a sud e a ovest', null],
    ['Tenda lati sud, est', null],
    ['Tenda est. motorizzata', null],
    ['Tenda est motorizzata', null],
    ['Tenda, cantiere via Sud 3', null],
    ['Tenda, cantiere di Roma sud', null],
    ['Tenda sudamericana', null],
    ['Tenda', null],
  ])('%s', (text, exposure) => expect(read(text).esposizione).toBe(exposure));
});

it.each<[string, Partial<LineShading>]>([
  ['Tenda veneziana interna', { tipologia: 'veneziana', installazione: 'interna' }],
  ['Pergola con tenda a scorrimento', { tipologia: 'altraSchermatura' }],
  ['Frangisole orientabili esterni', { tipologia: 'altraSchermatura', installazione: 'esterna' }],
  ['Screen', { tipologia: null, installazione: null }],
  ['Tenda interna ed esterna', { installazione: null }],
  ['Tenda in alluminio e tessuto', { materialeSchermatura: null }],
  ['Tenda con motore', { meccanismoRegolazione: 'motorizzato' }],
  ['Tenda con arganello o motore', { meccanismoRegolazione: null }],
])('%s', (text, facts) => expect(read(text)).toMatchObject(facts));

it.each([
  ['Tenda Alfa 1200x1000 mm', 'tenda alfa'],
  ['Tenda Alfa L. 120 H. 180 cm', 'tenda alfa'],
  ['N. 3 tende Alfa', 'tende alfa'],
  ['Tenda mod. 12', 'tenda mod 12'],
])('the model of %s is %s', (text, model) =>
  expect(describeModel(normalizeSearchText(text))).toBe(model),
);

it.each(['1', '1.', 'l ', 'gtot ', 'gtot 0,1 ', 'sud ', 'sud-', 'a ', '1x', '1 ', 'n ', ' ', '('])(
  'is read in no time, full of %j',
  (part) => {
    const text = part.repeat(Math.floor(300_000 / part.length));
    expectLittleProcessorTime(() => {
      readLineShading(text);
      describeModel(text);
    });
  },
);
