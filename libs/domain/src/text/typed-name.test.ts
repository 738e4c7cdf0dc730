import { expect, it } from '@jest/globals';
import { isTypedName } from '../index.js';

it.each([
  ['Infissi Cantù Srl', 'Infissi Cantù Srl', true],
  [' infissi  cantu srl ', 'Infissi Cantù Srl', true],
  ["L'Infisso", 'L’Infisso', true],
  ['Infissi Cantù', 'Infissi Cantù Srl', false],
  ['', 'Infissi Cantù Srl', false],
  [null, 'Infissi Cantù Srl', false],
])('%j confirms %j: %s', (typed, name, isRight) => {
  expect(isTypedName(typed, name)).toBe(isRight);
});
