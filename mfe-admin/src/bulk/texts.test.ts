import { expect, it } from '@jest/globals';
import { describeEligible, describeReturnedCredits, formatCount } from './texts.js';

it.each([
  [0, 20, 'Puoi accettare 0 di 20 pratiche'],
  [1, 2, 'Puoi accettare 1 di 2 pratiche'],
  [12, 20, 'Puoi accettare 12 di 20 pratiche'],
  [20, 20, null],
])('%i of %i', (eligible, chosen, text) => {
  expect(describeEligible(eligible, chosen, 'Puoi accettare')).toBe(text);
});

it.each([
  [[1], 'In tutto torna agli installatori 1 credito.'],
  [[0.1, 0.2, null, 12.2], 'In tutto tornano agli installatori 12,5 crediti.'],
])('%j returned', (credits, text) => {
  expect(describeReturnedCredits(credits)).toBe(text);
});

it('counts', () => {
  const noun = { one: 'pratica', many: 'pratiche' };
  expect([formatCount(1, noun), formatCount(2, noun)]).toEqual(['1 pratica', '2 pratiche']);
});
