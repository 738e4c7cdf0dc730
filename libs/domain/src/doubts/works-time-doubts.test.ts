import { expect, it } from '@jest/globals';
import { CONDOMINIUM, doubtsOf } from '../../test/doubt-fixtures.js';
import type { DossierForm } from '../index.js';

const works = (
  interventionStartDate: string | null,
  interventionEndDate: string | null,
  change: Partial<DossierForm> = {},
): Partial<DossierForm> => ({ interventionStartDate, interventionEndDate, ...change });

/** Works from and to, and the rules that doubt them; three years are the time of a building title. */
it.each<[string, Partial<DossierForm>, string[]]>([
  ['of one year', works('2026-01-01', '2026-12-31'), []],
  ['of two calendar years', works('2025-11-03', '2026-01-20'), ['works-two-years']],
  ['of three years', works('2023-10-01', '2026-10-01'), ['works-two-years']],
  ['of three years and a day', works('2023-10-01', '2026-10-02'), ['works-too-long']],
  ['of seven years', works('2019-03-01', '2026-10-01'), ['works-too-long']],
  ['without a start', works(null, '2026-10-01'), []],
  ['without an end', works('2019-03-01', null), []],
  [
    'of a company, which deducts by the end of the works',
    works('2025-11-03', '2026-01-20', { isCompany: true, immovablePossessionType: 1 }),
    [],
  ],
  [
    'of a condominium, which deducts by its payments',
    works('2025-11-03', '2026-01-20', CONDOMINIUM),
    ['works-two-years'],
  ],
])('works %s', (_what, change, codes) => {
  expect(
    doubtsOf(change)
      .filter(({ field }) => field === 'interventionStartDate')
      .map(({ code }) => code),
  ).toEqual(codes);
});
