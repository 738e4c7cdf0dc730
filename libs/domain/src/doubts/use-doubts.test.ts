import { expect, it } from '@jest/globals';
import { doubtsOf } from '../../test/doubt-fixtures.js';
import type { DossierForm } from '../index.js';

it.each<[string, Partial<DossierForm>, boolean]>([
  ['a factory as a home', { immovableCadastralCode: 'D1' }, true],
  ['a shop of the great trade as a home', { immovableCadastralCode: 'D8' }, true],
  ['an office as a home', { immovableCadastralCode: 'A10' }, true],
  ['a barracks as a home', { immovableCadastralCode: 'B3' }, true],
  // Group E.1 of D.P.R. 412/1993 has boarding schools and hotels among homes, and ENEA follows it.
  ['a boarding school', { immovableCadastralCode: 'B1' }, false],
  ['a hotel', { immovableCadastralCode: 'D2' }, false],
  ['a home', { immovableCadastralCode: 'A3' }, false],
  ['a factory as such', { immovableCadastralCode: 'D1', immovableParticularUse: 7 }, false],
  ['another category', { immovableCadastralCode: 'altro' }, false],
  ['no category yet', { immovableCadastralCode: null }, false],
  // Doubted at the category, for its own reason.
  ['a factory in Bonus Casa', { immovableCadastralCode: 'D1', serviceType: 2 }, false],
])('%s is doubted: %s', (_what, change, is) => {
  expect(doubtsOf(change, 'category-use').map(({ field }) => field)).toEqual(
    is ? ['immovableParticularUse'] : [],
  );
});
