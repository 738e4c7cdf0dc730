import { expect, it } from '@jest/globals';
import { continueSentence, joinFacts, stripFullStop } from './sentences.js';

it.each([
  ['È cambiato il nome.', 'È cambiato il nome'],
  ['È cambiato il nome', 'È cambiato il nome'],
  ['Via A. Moro. ', 'Via A. Moro'],
  ['', ''],
])('%j goes on as %j', (sentence, bare) => expect(stripFullStop(sentence)).toBe(bare));

it.each([
  ['Per l’Ecobonus', 'per l’Ecobonus'],
  ['È cambiato', 'è cambiato'],
  ['ENEA chiede', 'ENEA chiede'],
  ['', ''],
])('%j goes on after a colon as %j', (sentence, rest) =>
  expect(continueSentence(sentence)).toBe(rest),
);

it('joins facts so that no line begins with the dot between them', () => {
  expect(joinFacts(['A/2', '', null, false, 'foglio 12'])).toBe('A/2\u00a0· foglio 12');
  expect(joinFacts([])).toBe('');
});
