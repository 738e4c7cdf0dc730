import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment, formatTime, parseDay, insertDateSlashes } from './date.js';

describe('parseDay', () => {
  it.each([
    ['03/04/2026', '2026-04-03'],
    ['3/4/2026', '2026-04-03'],
    ['3-4-2026', '2026-04-03'],
    ['3.4.26', '2026-04-03'],
    ['03042026', '2026-04-03'],
    ['29/02/2024', '2024-02-29'],
    ['1/1/70', '1970-01-01'],
    [' 31/12/1999 ', '1999-12-31'],
    ['2026-04-03', '2026-04-03'],
    ['030426', '2026-04-03'],
  ])('reads %j as %s', (text, day) => expect(parseDay(text)).toBe(day));

  it.each([
    '',
    '31/02/2026',
    '29/02/2025',
    '00/01/2026',
    '1/13/2026',
    '3/4',
    '3/4/202',
    'ieri',
    '99999999',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe('writing dates', () => {
  it('writes days as gg/mm/aaaa', () => expect(formatDay('2026-04-03')).toBe('03/04/2026'));
  it('writes moments in Italian time, summer and winter', () => {
    expect(formatTime('2026-07-01T12:32:00Z')).toBe('14:32');
    expect(formatTime('2026-01-01T12:32:00Z')).toBe('13:32');
    expect(formatMoment('2026-12-31T23:30:00Z')).toContain('01/01/2027');
  });
  it('gives back what is no date', () => {
    expect(formatDay('presto')).toBe('presto');
    expect(formatTime('presto')).toBe('presto');
  });
});

describe('a day being typed', () => {
  const typed = (keys: string) =>
    [...keys].reduce((text, key) => insertDateSlashes(text, text + key), '');
  it.each([
    ['07102026', '07/10/2026'],
    ['07/10/2026', '07/10/2026'],
    ['07.10.2026', '07/10/2026'],
    ['07-10-26', '07/10/26'],
    ['7/1/2026', '7/1/2026'],
    ['2026-10-07', '2026-10-07'],
    ['1980-01-31', '1980-01-31'],
  ])('%s becomes %s', (keys, expected) => {
    expect(typed(keys)).toBe(expected);
    expect(parseDay(typed(keys))).not.toBeNull();
  });
  it('can be deleted letter by letter, and pasted whole', () => {
    expect(insertDateSlashes('07/', '07')).toBe('07');
    expect(insertDateSlashes('', '07/10/2026')).toBe('07/10/2026');
    expect(insertDateSlashes('07/', '07/10/2026')).toBe('07/10/2026');
  });
});
