import { expect, it, jest } from '@jest/globals';
import { lazyValue } from './lazy-value.js';

it('is made once, and not before it is asked for', () => {
  const make = jest.fn(() => ({ a: 1 }));
  const thing = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledTimes(1);
});

it('loading the formats and days makes no formatter', async () => {
  const [number, date] = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')];
  jest.resetModules();
  await import('../index.js');
  expect([number.mock.calls.length, date.mock.calls.length]).toEqual([0, 0]);
});
