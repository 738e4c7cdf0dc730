import { describe, expect, it } from '@jest/globals';
import { formatCredits, formatNumber } from './numbers.js';
import { selectPlural } from './plurals.js';

/** What is written without `Intl` is what `Intl` would write. */
describe('numbers and words that do not need Intl', () => {
  const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
  const rules = new Intl.PluralRules('it-IT');
  const counts = [...Array(1_200).keys(), -1, -2, 0.5, 1.5, -1.5, 1_234, 99_999, 2_000_000];

  it('as Intl writes them', () => {
    for (const count of counts) {
      expect([formatNumber(count), formatCredits(count)]).toEqual([
        plain.format(count),
        plain.format(count),
      ]);
      if (Number.isInteger(count)) expect(formatNumber(count, 0)).toBe(plain.format(count));
      expect(selectPlural(count, 'one', 'other')).toBe(
        rules.select(count) === 'one' ? 'one' : 'other',
      );
    }
  });
});
