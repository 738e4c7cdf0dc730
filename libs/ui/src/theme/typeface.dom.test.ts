import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fetchTypeface, showKnownTypeface } from './typeface.js';

const isShown = () => document.documentElement.hasAttribute('data-typeface');
const hide = () => document.documentElement.removeAttribute('data-typeface');
const load = jest.fn<(font: string) => Promise<object[]>>();

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  load.mockReset().mockResolvedValue([{}]);
});
afterEach(() => {
  window.localStorage.clear();
  hide();
});

it('is shown at once on the next visit', async () => {
  showKnownTypeface();
  expect(isShown()).toBe(false);
  await fetchTypeface();
  expect(isShown()).toBe(true);
  hide();
  load.mockClear();
  showKnownTypeface();
  expect(isShown()).toBe(true);
  // Asked for at once, so that the first text finds it.
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not taken for known when it could not be fetched', async () => {
  load.mockRejectedValue(new Error('offline'));
  await expect(fetchTypeface()).rejects.toThrow('offline');
  hide();
  showKnownTypeface();
  expect(isShown()).toBe(false);
});
