import { expect, it } from '@jest/globals';
import { stripFullStop } from './sentences.js';

it.each([
  ['È cambiato il nome.', 'È cambiato il nome'],
  ['È cambiato il nome', 'È cambiato il nome'],
  ['Via A. Moro. ', 'Via A. Moro'],
  ['', ''],
])('%j goes on as %j', (sentence, bare) => expect(stripFullStop(sentence)).toBe(bare));
