import { expect, it } from '@jest/globals';
import { formatDays, formatReturnedShare, shortenReason } from './performance-texts.js';

it.each([
  [null, '—'],
  [0, 'in giornata'],
  [1, 'in un giorno'],
  [1200, 'in 1.200 giorni'],
])('says %s as %s', (days, text) => expect(formatDays(days)).toBe(text));

it.each([
  [0, 0, '—'],
  [0, 3, '0 % (0 di 3)'],
  [2, 16, '12,5 % (2 di 16)'],
  [1200, 1200, '100 % (1.200 di 1.200)'],
])('says %i of %i as %s', (returned, received, text) =>
  expect(formatReturnedShare({ returned, received })).toBe(text),
);

it('ends a reason that the server cut with its last whole word', () => {
  expect(shortenReason('Manca una fattura.')).toBe('Manca una fattura.');
  expect(shortenReason('Manca '.repeat(34).slice(0, 200))).toBe(`${'Manca '.repeat(33).trim()}…`);
});
