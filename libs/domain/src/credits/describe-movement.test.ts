import { expect, it } from '@jest/globals';
import { describeMovement } from '../index.js';

it.each([
  [
    'ecobonus',
    1,
    'Pratica Ecobonus: serramenti · pratica n. 71',
    'Pratica Ecobonus: serramenti · pratica n. 71',
  ],
  ['bonusCasa', 2, 'Pratica Bonus Casa · pratica n. 71', 'Pratica Bonus Casa · pratica n. 71'],
  ['bonusCasa', 3, 'Pratica Bonus Casa · pratica n. 71', 'Pratica Bonus Sicurezza · pratica n. 71'],
  [
    'bonusCasa',
    3,
    'Pratica Bonus Sicurezza · pratica n. 71',
    'Pratica Bonus Sicurezza · pratica n. 71',
  ],
  [
    'bonusCasa',
    3,
    'Rimborso: Pratica Bonus Casa · pratica n. 71',
    'Rimborso: Pratica Bonus Sicurezza · pratica n. 71',
  ],
  ['bonusCasa', null, 'Pratica Bonus Casa · pratica n. 71', 'Pratica Bonus Casa · pratica n. 71'],
  [null, 3, 'Ricarica Pratica Bonus Casa', 'Ricarica Pratica Bonus Casa'],
] as const)('%s of service %s, «%s», is «%s»', (filing, serviceType, description, words) =>
  expect(describeMovement({ description, filing, serviceType })).toBe(words),
);
