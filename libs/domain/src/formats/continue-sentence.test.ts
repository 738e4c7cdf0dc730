import { expect, it } from '@jest/globals';
import { continueSentence } from './continue-sentence.js';

it.each([
  ['Per l’Ecobonus', 'per l’Ecobonus'],
  ['È cambiato', 'è cambiato'],
  ['ENEA chiede', 'ENEA chiede'],
  ['', ''],
])('%j goes on after a colon as %j', (sentence, rest) =>
  expect(continueSentence(sentence)).toBe(rest),
);
