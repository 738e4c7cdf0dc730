import { describe, expect, it } from '@jest/globals';
import { countByDaysLeft } from './legal-days-left.util.js';

// 84 days and the buffer of six: the day of the law of a deadline on Thursday 5 is Wednesday 11 November.
const today = '2026-11-11';

describe('dossiers near the day of the law', () => {
  it.each([
    ['yesterday', '2026-11-04', 'past'],
    ['today', '2026-11-05', '0'],
    ['tomorrow', '2026-11-06', '1'],
    ['a Saturday, which moves to Monday', '2026-11-08', '5'],
    ['in fourteen days', '2026-11-19', '14'],
  ])('whose day is %s', (_, deadline, bucket) => {
    const counts = countByDaysLeft([{ deadline, count: 3 }], today);
    expect([...counts].filter(([, count]) => count > 0)).toEqual([[bucket, 3]]);
    expect([...counts.keys()]).toHaveLength(16);
  });

  it('come together when their days of the law do, and are left out when it is far', () => {
    const counts = countByDaysLeft(
      [
        { deadline: '2026-11-08', count: 1 },
        { deadline: '2026-11-10', count: 2 },
        { deadline: '2026-12-24', count: 4 },
      ],
      today,
    );
    expect([...counts].filter(([, count]) => count > 0)).toEqual([['5', 3]]);
  });
});
