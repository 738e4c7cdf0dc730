import { Logger } from '@nestjs/common';
import { afterEach, expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('./jobs.constants.js', () => ({ DRAIN_TIMEOUT_MS: 200 }));
const { drainInFlight } = await import('./drain-in-flight.util.js');

afterEach(() => {
  jest.restoreAllMocks();
});

/** Work that takes itself off the list when it is over, as the workers do it. */
function begin(inHand: Set<Promise<void>>, work: Promise<void>): void {
  const listed: Promise<void> = work.finally(() => inHand.delete(listed));
  listed.catch(() => undefined);
  inHand.add(listed);
}

it('waits for in-flight work, including work that fails and work that joins meanwhile', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const inHand = new Set<Promise<void>>();
  const [first, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  begin(inHand, first.promise);
  const finished = jest.fn();
  const finishing = drainInFlight(inHand, new Logger('jobs')).then(finished);
  begin(inHand, late.promise);
  first.reject(new Error('no'));
  await first.promise.catch(() => undefined);
  await Promise.resolve();
  expect(finished).not.toHaveBeenCalled();
  late.resolve();
  await finishing;
  expect([inHand.size, warned.mock.calls]).toEqual([0, []]);
});

it('leaves a job that never ends to another worker, and says so', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const inHand = new Set<Promise<void>>();
  begin(inHand, new Promise(() => undefined));
  await drainInFlight(inHand, new Logger('jobs'));
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/left to another worker: 1$/)]]);
});
