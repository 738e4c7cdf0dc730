import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS, mergeDatedTables, createDossierRules } from '../index.js';

const rules = createDossierRules(BUILT_IN_SETTINGS);
const withLaw = (yearsAfterLastReturn: number, validFrom = '2027-01-01') =>
  createDossierRules({
    ...BUILT_IN_SETTINGS,
    controlTerms: mergeDatedTables(BUILT_IN_SETTINGS.controlTerms, [
      { validFrom, source: 'Legge nuova', values: { yearsAfterLastReturn } },
    ]),
  });

describe('the last day on which a deduction can be checked', () => {
  // D.P.R. 600/1973, art. 43: fifth year after that of the return; ten parts, returns a year later.
  it.each([
    [2024, '2039-12-31'],
    [2025, '2040-12-31'],
    [2026, '2041-12-31'],
    [2027, '2042-12-31'],
    [2000, '2015-12-31'],
  ])('of an expense of %s is %s', (year, day) => expect(rules.getLastControlDay(year)).toBe(day));

  it('follows the table by the year of the expense', () => {
    const { getLastControlDay } = withLaw(7);
    expect([getLastControlDay(2026), getLastControlDay(2027)]).toEqual([
      '2041-12-31',
      '2044-12-31',
    ]);
  });

  it('is said in words with the day of a year', () => {
    expect(rules.describeControlTerm(2026)).toBe(
      'fino al 31 dicembre del quinto anno dopo quello dell’ultima dichiarazione dei redditi con una quota della detrazione (per le spese del 2026, 31 dicembre 2041)',
    );
    expect(withLaw(9, '2026-01-01').describeControlTerm(2026)).toContain('del 9° anno');
    expect(rules.formatLastControlDay(2026)).toBe('31 dicembre 2041');
  });
});

describe('what no control can ask for any more', () => {
  it.each([
    ['2041-12-31', 2025, '2036-01-01'],
    ['2042-01-01', 2026, '2037-01-01'],
    ['2026-11-23', 2010, '2021-01-01'],
  ])('on %s: expenses up to %s, completed before %s', (today, lastExpenseYear, completedBefore) =>
    expect(rules.findControlsOver(today)).toEqual({ lastExpenseYear, completedBefore }),
  );
});
