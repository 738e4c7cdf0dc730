import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { EndedSessionCacheService } from './ended-session-cache.service.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Reads a list that answers when it is told to. */
function createCache() {
  const cache = new EndedSessionCacheService();
  let answer: (ids: number[]) => void = () => undefined;
  let readings = 0;
  cache.setSource(() => {
    readings += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  return {
    cache,
    answerWith: (...ids: number[]) => answer(ids),
    countReadings: () => readings,
  };
}

it.each(['before', 'during', 'after'] as const)(
  'knows a session that this process ended %s the list was read without it',
  async (moment) => {
    const { cache, answerWith, countReadings } = createCache();
    if (moment === 'before') cache.addEndedSessions([7]);
    const first = cache.isSessionEnded(1);
    if (moment === 'during') cache.addEndedSessions([7]);
    answerWith(...(moment === 'before' ? [7] : []));
    expect(await first).toBe(false);
    if (moment === 'after') cache.addEndedSessions([7]);
    expect(await cache.isSessionEnded(7)).toBe(true);
    expect(countReadings()).toBe(1);
  },
);

it('reads the list once for all that ask meanwhile, and again two seconds later', async () => {
  const { cache, answerWith, countReadings } = createCache();
  const asked = [cache.isSessionEnded(7), cache.isSessionEnded(8)];
  answerWith(8);
  expect(await Promise.all(asked)).toEqual([false, true]);
  jest.advanceTimersByTime(2_000);
  expect(await cache.isSessionEnded(8)).toBe(true);
  expect(countReadings()).toBe(1);
  jest.advanceTimersByTime(1);
  const again = cache.isSessionEnded(7);
  answerWith(7);
  expect(await again).toBe(true);
  expect(countReadings()).toBe(2);
});
