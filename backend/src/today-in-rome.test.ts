import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@pratiche/domain';
import { fakeDate } from '../test/kit/fake-date.js';
import { ACCOUNT_TODAY_RULES } from '../test/kit/today-rules/account-today-rules.js';
import { DOSSIER_TODAY_RULES } from '../test/kit/today-rules/dossier-today-rules.js';
import { OFFICE_TODAY_RULES } from '../test/kit/today-rules/office-today-rules.js';
import { SETTING_TODAY_RULES } from '../test/kit/today-rules/setting-today-rules.js';

const TODAY_RULES = [
  ...ACCOUNT_TODAY_RULES,
  ...DOSSIER_TODAY_RULES,
  ...OFFICE_TODAY_RULES,
  ...SETTING_TODAY_RULES,
];

/** Demo data are made up for the day of the start and rule nothing. */
const WITHOUT_RULES = ['demo/demo-accounts.service.ts', 'demo/demo-loader.service.ts'];

/** Moments before and after midnight in Italy, and the day there. */
const MOMENTS: readonly [moment: string, today: string][] = [
  ['2026-01-14T22:30:00Z', '2026-01-14'],
  ['2026-01-14T23:30:00Z', '2026-01-15'],
  ['2026-06-30T21:30:00Z', '2026-06-30'],
  ['2026-06-30T22:30:00Z', '2026-07-01'],
  ['2026-06-30T23:30:00Z', '2026-07-01'],
  // The night of the change to summer time, and the evening after it.
  ['2026-03-28T22:30:00Z', '2026-03-28'],
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T21:30:00Z', '2026-03-29'],
  ['2026-03-29T22:30:00Z', '2026-03-30'],
  // The night of the change back.
  ['2026-10-24T21:30:00Z', '2026-10-24'],
  ['2026-10-24T22:30:00Z', '2026-10-25'],
  ['2026-10-25T22:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-26'],
  ['2026-12-31T22:30:00Z', '2026-12-31'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
];

afterEach(() => {
  jest.useRealTimers();
});

it('names a rule of each file that asks for the day in Italy', () => {
  const asking = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
    .filter((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8').includes('getTodayInRome('),
    )
    .toSorted();
  const files = TODAY_RULES.map(({ file }) => file);
  expect([...new Set([...files, ...WITHOUT_RULES])].toSorted()).toEqual(asking);
});

describe.each(MOMENTS)('at %s', (moment, today) => {
  const days = [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(today, offset));

  it.each(TODAY_RULES)('$name', async ({ precision, toExpected, revealToday }) => {
    fakeDate(new Date(moment));
    const expected = toExpected === undefined ? today : toExpected(today, days);
    expect(String(await revealToday(days))).toBe(expected?.slice(0, precision));
  });
});
