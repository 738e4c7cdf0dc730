import { expect, it } from '@jest/globals';
import { fromDayjs, toDayjs } from './days.js';

it.each(['2026-02-28', '2024-02-29', '1999-12-31'])('%s stays the same day', (day) => {
  expect(fromDayjs(toDayjs(day))).toBe(day);
});

it('has no day for an open end and for nonsense', () => {
  expect([toDayjs(null), fromDayjs(null), fromDayjs(undefined)]).toEqual([null, null, null]);
  expect(fromDayjs(toDayjs('morgen'))).toBeNull();
});
