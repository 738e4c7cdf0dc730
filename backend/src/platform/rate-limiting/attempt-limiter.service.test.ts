import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AttemptLimiterService, type AttemptLimit } from './attempt-limiter.service.js';
import { AttemptRepository } from './attempt.repository.js';

const limit = (key: string): AttemptLimit => ({
  kind: 'prova',
  key,
  allowed: 2,
  windowMs: 60_000,
});

describe.each(databases)('attempts on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let limiter: AttemptLimiterService;
  beforeAll(async () => {
    database = await create();
    test = await startTestApp([], { change: { database: database.config } });
    limiter = test.app.get(AttemptLimiterService, { strict: false });
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  it('are allowed as often as the limit says, and refused with what is left of the window', async () => {
    const limits = [limit('one')];
    expect([await limiter.consumeAttempt(limits), await limiter.consumeAttempt(limits)]).toEqual([
      0, 0,
    ]);
    const waitMs = await limiter.consumeAttempt(limits);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    await limiter.resetAttempts(limits);
    expect(await limiter.consumeAttempt(limits)).toBe(0);
  });

  it('are not refused where another call ended the window with its success meanwhile', async () => {
    const repository = test.app.get(AttemptRepository, { strict: false });
    const insert = repository.insertWindow.bind(repository);
    const spy = jest
      .spyOn(repository, 'insertWindow')
      .mockImplementationOnce(async (key, until) => {
        await insert(key, until);
        await repository.deleteWindow(key);
      });
    expect(await limiter.consumeAttempt([limit('two')])).toBe(0);
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockRestore();
  });

  it('are not refused where another call began the window meanwhile', async () => {
    const repository = test.app.get(AttemptRepository, { strict: false });
    const increment = repository.incrementOpenWindow.bind(repository);
    const spy = jest
      .spyOn(repository, 'incrementOpenWindow')
      .mockImplementationOnce(async (key, counted) => {
        const isCounted = await increment(key, counted);
        await repository.insertWindow(key, new Date(Date.now() + 60_000));
        return isCounted;
      });
    expect(await limiter.consumeAttempt([limit('three')])).toBe(0);
    spy.mockRestore();
  });
});
