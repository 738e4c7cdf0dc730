import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fetchTypeface, showKnownTypeface } from './typeface.js';

const isShown = () => document.documentElement.hasAttribute('data-typeface');
const hide = () => document.documentElement.removeAttribute('data-typeface');
const load = jest.fn<(font: string) => Promise<object[]>>();

const setWide = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

beforeEach(() => {
  setWide(false);
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

it('is shown at once on a wide screen, on the first visit too', () => {
  setWide(true);
  showKnownTypeface();
  expect(isShown()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not taken for known when it could not be fetched', async () => {
  load.mockRejectedValue(new Error('offline'));
  await expect(fetchTypeface()).rejects.toThrow('offline');
  hide();
  showKnownTypeface();
  expect(isShown()).toBe(false);
});
