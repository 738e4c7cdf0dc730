import { expect, it } from '@jest/globals';
import { findDtoFaults } from '../../../platform/validation/index.js';
import { LinkMailDto } from './link-mail.dto.js';

it.each([
  ['maria.rossi@example.it', true],
  ['maria+enea@example.it', true],
  ["d'angelo@example.it", true],
  ['maria@caffè.example', true],
  ['maria@example.photography', true],
  ['maria@example', false],
  ['maria@example.it\r\nBcc: tutti@example.it', false],
  ['maria@example.it, tutti@example.it', false],
])('a link goes to %j: %s', (email, isTaken) => {
  expect(findDtoFaults(LinkMailDto, { email }).length === 0).toBe(isTaken);
});
