import { jest } from '@jest/globals';

/** Stops the clock at a moment; timers go on, because the portal under test needs them. */
export const fakeDate = (now: Date): void => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
};
