import { expect, it } from '@jest/globals';
import { joinFacts, stripFullStop } from './sentences.js';

it.each([
  ['È cambiato il nome.', 'È cambiato il nome'],
  ['È cambiato il nome', 'È cambiato il nome'],
  ['Via A. Moro. ', 'Via A. Moro'],
  ['', ''],
])('%j goes on as %j', (sentence, bare) => expect(stripFullStop(sentence)).toBe(bare));

it('joins facts so that no line begins with the dot between them', () => {
  expect(joinFacts(['A/2', '', null, false, 'foglio 12'])).toBe('A/2\u00a0· foglio 12');
  expect(joinFacts([])).toBe('');
});
