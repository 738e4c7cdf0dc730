import { expect, it, jest } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

it('answers what the work answers', async () => {
  await expect(withTimeout(1000, () => Promise.resolve(7))).resolves.toBe(7);
  await expect(withTimeout(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('rejects and aborts the signal when the work hangs', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  let told = false;
  const result = withTimeout(1000, (signal) => {
    signal.addEventListener('abort', () => {
      told = true;
    });
    return new Promise<never>(() => undefined);
  });
  const outcome = expect(result).rejects.toThrow('1000 ms');
  await jest.advanceTimersByTimeAsync(1000);
  await outcome;
  expect(told).toBe(true);
  jest.useRealTimers();
});
