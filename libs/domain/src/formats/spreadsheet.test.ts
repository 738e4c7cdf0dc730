import { describe, expect, it } from '@jest/globals';
import { escapeSpreadsheetCell } from '../index.js';

describe('cellText', () => {
  it.each([
    '=1+1',
    '+39 035 123',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n',
    '  =1+1',
    '\u200b=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '−1',
    "=cmd|' /C calc'!A0",
  ])('keeps %j from being a formula', (text) =>
    expect(escapeSpreadsheetCell(text)).toBe(`'${text}`),
  );

  it.each([
    '',
    'Rossi',
    'Rossi = Bianchi',
    'a-b',
    '1+1',
    'D’Amico',
    "'già",
    'è',
    '😀',
    'due\nrighe',
  ])('leaves %j', (text) => expect(escapeSpreadsheetCell(text)).toBe(text));

  it.each([
    ['a\u0000b\u0008c', 'abc'],
    ['\ud800x', 'x'],
    ['\u0001=1', "'=1"],
    ['a\uffff', 'a'],
  ])('drops from %j what no cell may hold', (text, kept) =>
    expect(escapeSpreadsheetCell(text)).toBe(kept),
  );

  it('cuts at the length of a cell', () =>
    expect(escapeSpreadsheetCell(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767));
});
