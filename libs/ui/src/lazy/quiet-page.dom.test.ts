import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenPageIsQuiet } from './quiet-page.js';

let tellOfFile: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.PerformanceObserver = class {
    constructor(tell: () => void) {
      tellOfFile = tell;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits for requests and files, and a second more', () => {
  let isFetching = true;
  const callback = jest.fn();
  whenPageIsQuiet(() => !isFetching, callback);
  jest.advanceTimersByTime(5_000);
  isFetching = false;
  jest.advanceTimersByTime(750);
  tellOfFile();
  jest.advanceTimersByTime(1_000);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('with no time to wait answers at the first quarter of a second without a file', () => {
  let isFetching = true;
  const callback = jest.fn();
  whenPageIsQuiet(() => !isFetching, callback, 0);
  jest.advanceTimersByTime(1_000);
  isFetching = false;
  tellOfFile();
  jest.advanceTimersByTime(250);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(250);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('is silent once the page is gone', () => {
  const callback = jest.fn();
  const stop = whenPageIsQuiet(() => true, callback);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(callback).not.toHaveBeenCalled();
});
