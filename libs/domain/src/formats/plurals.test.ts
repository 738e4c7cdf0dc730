import { describe, expect, it } from '@jest/globals';
import { formatCount, selectPlural } from './plurals.js';

describe('plurals', () => {
  it.each([
    [0, '0 pratiche'],
    [1, '1 pratica'],
    [2, '2 pratiche'],
    [1.5, '1,5 pratiche'],
    [21, '21 pratiche'],
    [1_000_000, '1.000.000 pratiche'],
    [12_345, '12.345 pratiche'],
  ])('writes %d as «%s»', (count, text) => {
    expect(formatCount(count, 'pratica', 'pratiche')).toBe(text);
  });
  it('chooses whole sentences', () => {
    expect(selectPlural(1, 'Manca un dato', 'Mancano 2 dati')).toBe('Manca un dato');
    expect(selectPlural(2, 'Manca un dato', 'Mancano 2 dati')).toBe('Mancano 2 dati');
  });
});
