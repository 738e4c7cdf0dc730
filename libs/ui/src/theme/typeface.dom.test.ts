import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { scheduleTypeface, showKnownTypeface } from './typeface.js';

const isShown = () => document.documentElement.hasAttribute('data-typeface');
const load = jest.fn<(font: string) => Promise<object[]>>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  load.mockReset().mockResolvedValue([{}]);
});
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-typeface');
});

it('waits until the page has nothing more to fetch', async () => {
  let isQuiet = false;
  const stop = scheduleTypeface(() => isQuiet);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  isQuiet = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(true);
  stop();
});

it('comes at once on the next visit', async () => {
  showKnownTypeface();
  expect(isShown()).toBe(false);
  scheduleTypeface(() => true);
  await jest.advanceTimersByTimeAsync(250);
  document.documentElement.removeAttribute('data-typeface');
  showKnownTypeface();
  expect(isShown()).toBe(true);
});

it('is not taken for known when it could not be fetched', async () => {
  load.mockResolvedValue([]);
  scheduleTypeface(() => true);
  await jest.advanceTimersByTimeAsync(250);
  document.documentElement.removeAttribute('data-typeface');
  showKnownTypeface();
  expect(isShown()).toBe(false);
});
