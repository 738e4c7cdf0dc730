import { describe, expect, it } from 'vitest';
import { cellsOf } from './cell.js';
import type { CellKind } from './sheet-job.js';

const number = (value: unknown, kind: CellKind) =>
  Number(/<v>(.*)<\/v>/.exec(cellsOf({ kind })(value))?.[1]);
const text = (value: unknown, names?: Record<string, string>) =>
  cellsOf({ kind: 'text', ...(names && { names }) })(value);
/** What spreadsheets show for a number of days. */
const shown = (days: number) =>
  new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, -1).replace('T', ' ');

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
    expect(shown(number(utc, 'moment'))).toBe(rome),
  );

  it('hold days and money as numbers', () => {
    expect(shown(number('2024-02-29', 'day'))).toBe('2024-02-29 00:00:00.000');
    expect([number('123456', 'money'), number(-5, 'credits'), number('7', 'number')]).toEqual([
      1234.56, -0.05, 7,
    ]);
  });

  it.each<[CellKind, unknown]>([
    ['moment', 'ieri'],
    ['day', '2026-02-31x'],
    ['number', 'x'],
  ])('of %s show %j as it is rather than break', (kind, value) =>
    expect(cellsOf({ kind })(value)).toContain(`<t>${String(value)}</t>`),
  );

  it.each([
    ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
    ['=1+1', "'=1+1"],
    ['_x003D_1', '_x005F_x003D_1'],
    ['snake_case_x', 'snake_case_x'],
    ['a\u0000b', 'ab'],
  ])('write the text %j as %j', (value, xml) =>
    expect(text(value)).toBe(`" t="inlineStr"><is><t>${xml}</t></is></c>`),
  );

  it.each([' a', 'a ', 'a  b', 'a\nb'])('keep the blanks of %j', (value) =>
    expect(text(value)).toContain(`<t xml:space="preserve">${value}</t>`),
  );

  it('write names for codes, and nothing for what is not there', () => {
    expect(
      [text('A', { A: 'Attiva' }), text('B', { A: 'Attiva' })].map(
        (xml) => /<t>(.*)<\/t>/.exec(xml)?.[1],
      ),
    ).toEqual(['Attiva', 'B']);
    expect([null, undefined].map((value) => text(value))).toEqual(['', '']);
  });
});
