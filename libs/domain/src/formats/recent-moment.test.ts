import { describe, expect, it } from '@jest/globals';
import { formatLongDay, formatRecentDay, formatRecentMoment } from './recent-moment.js';

/** Sunday, half past three in Italy. */
const NOW = new Date('2026-11-22T14:30:00Z');

describe('a moment as one speaks of it', () => {
  it.each([
    ['2026-11-22T14:29:00Z', 'oggi', 'oggi 15:29'],
    ['2026-11-21T23:00:00Z', 'oggi', 'oggi 00:00'],
    ['2026-11-21T22:59:00Z', 'ieri', 'ieri 23:59'],
    ['2026-11-20T10:00:00Z', 'ven 20', 'ven 20'],
    ['2026-11-16T10:00:00Z', 'lun 16', 'lun 16'],
    ['2026-11-15T10:00:00Z', '15/11/2026', '15/11/2026'],
    ['2026-10-25T00:30:00Z', '25/10/2026', '25/10/2026'],
    ['2026-11-23T10:00:00Z', '23/11/2026', '23/11/2026'],
    ['mai', 'mai', 'mai'],
  ])('%s', (iso, day, moment) => {
    expect(formatRecentDay(iso, NOW)).toBe(day);
    expect(formatRecentMoment(iso, NOW)).toBe(moment);
  });

  it('counts calendar days across the end of summer time', () =>
    expect(formatRecentDay('2026-10-24T22:30:00Z', new Date('2026-10-26T00:30:00Z'))).toBe('ieri'));

  it('names the day in full', () => expect(formatLongDay(NOW)).toBe('domenica 22 novembre'));
});
