import { describe, expect, it } from '@jest/globals';
import { limitCombiningMarks, normalizeSearchText } from './index.js';

describe('limitCombiningMarks', () => {
  it.each([
    ['Forlì', 'Forlì'],
    ['e\u0301\u0316', 'e\u0301\u0316'],
    ['Việt Nam'.normalize('NFD'), 'Việt Nam'.normalize('NFD')],
    [`a${'\u0301'.repeat(9)}b`, `a${'\u0301'.repeat(8)}b`],
    [`a${'\u0301\u0316'.repeat(500)}`, `a${'\u0301\u0316'.repeat(4)}`],
    ['\u0301'.repeat(20), '\u0301'.repeat(8)],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(limitCombiningMarks(text)).toBe(expected);
  });
});

it('is what texts are compared by', () => {
  expect(normalizeSearchText(`Forl${'i' + '\u0301'.repeat(5_000)}`)).toBe('forli');
});
