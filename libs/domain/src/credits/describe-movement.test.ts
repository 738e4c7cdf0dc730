import { expect, it } from '@jest/globals';
import { describeMovement, formatChargeDescription } from '../index.js';

it.each([
  [
    'ecobonus',
    1,
    'Pratica Ecobonus: serramenti · pratica n. 71',
    'Ecobonus: serramenti · pratica n. 71',
  ],
  ['calcoloEnergetico', 1, 'Calcolo energetico · pratica n. 71', null],
  ['bonusCasa', 2, 'Pratica Bonus Casa · pratica n. 71', 'Bonus Casa · pratica n. 71'],
  ['bonusCasa', 3, 'Pratica Bonus Casa · pratica n. 71', 'Bonus Sicurezza · pratica n. 71'],
  ['bonusCasa', 3, 'Pratica Bonus Sicurezza · pratica n. 71', 'Bonus Sicurezza · pratica n. 71'],
  [
    'bonusCasa',
    3,
    'Rimborso: Pratica Bonus Casa · pratica n. 71',
    'Rimborso: Bonus Sicurezza · pratica n. 71',
  ],
  ['bonusCasa', null, 'Pratica Bonus Casa · pratica n. 71', 'Bonus Casa · pratica n. 71'],
  [null, 3, 'Ricarica Pratica Bonus Casa', null],
  [null, null, 'Pratica chiusa in ritardo', null],
] as const)('%s of service %s, «%s», is «%s»', (filing, serviceType, description, words) =>
  expect(describeMovement({ description, filing, serviceType })).toBe(words ?? description),
);

it.each([
  ['Pratica Ecobonus: serramenti', 'Ecobonus: serramenti · pratica n. 71'],
  ['Calcolo energetico', 'Calcolo energetico · pratica n. 71'],
])('the debit of «%s» is kept as «%s»', (label, kept) => {
  expect(formatChargeDescription(label, 71)).toBe(kept);
  expect(describeMovement({ description: kept, filing: 'ecobonus', serviceType: 1 })).toBe(kept);
});
