import { describe, expect, it } from '@jest/globals';
import {
  formatBytes,
  formatCredits,
  formatEuro,
  formatNumber,
  formatInputMoney,
  formatInputNumber,
  parseNumber,
} from './number.js';

describe('parseNumber', () => {
  it.each([
    ['1,3', 1.3],
    ['1.3', 1.3],
    ['1.300', 1.3],
    ['0,35', 0.35],
    [',5', 0.5],
    ['7', 7],
    ['-2,5', -2.5],
    ['+3', 3],
    ['1.234,56', 1234.56],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    [' 1 234,5 ', 1234.5],
    ['€ 12,00', 12],
    ['12,00 €', 12],
    ['12,00\u00a0€', 12],
    ["1'200,5", 1200.5],
  ])('reads %j as %d', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each([
    '',
    ' ',
    'abc',
    '1,2,3',
    '1.2.3',
    '12.34,5',
    '1,2.3',
    '--1',
    '1e5',
    'Infinity',
    ',',
    '.',
    '12%',
    '1 2a',
  ])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('takes a dot before three digits for thousands where amounts are large', () => {
    expect(parseNumber('1.234', { thousands: true })).toBe(1234);
    expect(parseNumber('12.5', { thousands: true })).toBe(12.5);
    expect(parseNumber('1.2345', { thousands: true })).toBe(1.2345);
  });
});

describe('writing numbers', () => {
  it('uses Italian signs, also for thousands of four digits', () => {
    expect(formatEuro(1234.5)).toBe('1.234,50\u00a0€');
    expect(formatEuro(-0.4)).toBe('-0,40\u00a0€');
    expect(formatNumber(1234.567)).toBe('1.234,57');
    expect(formatCredits(42.5)).toBe('42,5');
    expect(formatCredits(10)).toBe('10');
  });

  it('writes what it reads', () => {
    expect([formatInputMoney(1650.5), formatInputMoney(0), formatInputMoney(1234567)]).toEqual([
      '1.650,50',
      '0,00',
      '1.234.567,00',
    ]);
    for (const value of [0, 0.1, 1234.56, 1650.5, 123456789.12, 1000])
      expect(parseNumber(formatInputMoney(value), { thousands: true })).toBe(value);
    for (const value of [0, 0.1, 1.3, 1234.56, -7.25, 1e-7, 123456789.12])
      expect(parseNumber(formatInputNumber(value))).toBe(value);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 kB · vuoto'],
    [1, '1 kB'],
    [12_400_000, '12,4 MB'],
  ])('of %d bytes is %j', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
