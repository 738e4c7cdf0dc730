import { describe, expect, it } from '@jest/globals';
import { createCellReader } from './cell-value.util.js';
import type { CellKind } from './workbook-job.types.js';

const read = (value: unknown, kind: CellKind) => createCellReader({ kind })(value);
const text = (value: unknown, names?: Record<string, string>) =>
  createCellReader({ kind: 'text', ...(names && { names }) })(value);
/** What spreadsheets show for a date. */
const shown = (date: unknown) => (date as Date).toISOString().slice(0, -1).replace('T', ' ');

describe('cells of a spreadsheet', () => {
  it.each([
    ['2026-01-31 23:30:00.000', '2026-02-01 00:30:00.000'],
    ['2026-07-01 10:15:20.345', '2026-07-01 12:15:20.345'],
    // Daylight saving time starts in March and ends in October, both at 01:00 UTC.
    ['2026-03-29 00:59:59.999', '2026-03-29 01:59:59.999'],
    ['2026-03-29 01:00:00.000', '2026-03-29 03:00:00.000'],
    ['2026-03-29 23:00:00.000', '2026-03-30 01:00:00.000'],
    ['2026-10-25 00:30:00.000', '2026-10-25 02:30:00.000'],
    ['2026-10-25 01:30:00.000', '2026-10-25 02:30:00.000'],
  ])('show %s UTC as clocks in Rome do', (utc, rome) =>
    expect(shown(read(utc, 'moment'))).toBe(rome),
  );

  it('hold days and money as numbers', () => {
    expect(shown(read('2024-02-29', 'day'))).toBe('2024-02-29 00:00:00.000');
    expect([read('123456', 'money'), read(-5, 'credits'), read('7', 'number')]).toEqual([
      1234.56, -0.05, 7,
    ]);
  });

  it.each<[CellKind, unknown]>([
    ['moment', 'ieri'],
    ['day', '2026-02-31x'],
    ['number', 'x'],
  ])('of %s show %j as it is rather than break', (kind, value) =>
    expect(read(value, kind)).toBe(value),
  );

  it('of numbers never hold a formula', () => expect(read('=1+1', 'number')).toBe("'=1+1"));

  it.each([
    ['a < b & "c" > d', 'a < b & "c" > d'],
    ['=1+1', "'=1+1"],
    ['_x003D_1', '_x005F_x003D_1'],
    ['snake_case_x', 'snake_case_x'],
    ['a\u0000b', 'ab'],
  ])('hold the text %j as %j', (value, content) => expect(text(value)).toBe(content));

  it.each([' a', 'a ', 'a  b', 'a\nb'])('keep the blanks of %j', (value) =>
    expect(text(value)).toBe(value),
  );

  it('hold names for codes, and nothing for what is not there', () => {
    expect([text('A', { A: 'Attiva' }), text('B', { A: 'Attiva' })]).toEqual(['Attiva', 'B']);
    expect([null, undefined].map((value) => text(value))).toEqual([undefined, undefined]);
  });
});
