import { expect, it } from '@jest/globals';
import { calculateUsualDays } from './own-figures.js';

const HOUR = 3_600_000;
const times = (...hours: number[]) =>
  hours.map((one) => ({ sent: new Date(0), completed: new Date(one * HOUR) }));

it.each<[string, number[], number | null]>([
  ['nothing of none', [], null],
  ['nothing of two', [24, 24], null],
  ['the middle of three, whatever their order', [24 * 9, 24, 24 * 2], 2],
  ['a day for what takes hours', [1, 2, 3], 1],
  ['a started day as a whole one', [25, 25, 25], 2],
  ['the lower of two in the middle', [24, 48, 72, 96], 2],
  ['a day where the clock went back', [-5, -5, -5], 1],
])('tells %s', (_what, hours, usual) => expect(calculateUsualDays(times(...hours))).toBe(usual));
