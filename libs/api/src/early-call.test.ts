import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readData } from './answers.js';
import { createApiClient } from './client.js';
import { beginEarlyCall, takeEarlyAnswer } from './early-call.js';

const ORIGIN = 'http://portal.test';
const ADDRESS = `${ORIGIN}/api/Module/getAll?page=1&pageSize=20&sort=urgency&state=DRAFT`;

const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});
afterEach(() => {
  // What a test left is dropped, so that none waits for it.
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  fetched.mockReset();
  jest.restoreAllMocks();
});

const listDrafts = (token = 'mine', page = 1) =>
  readData(
    createApiClient({
      baseUrl: ORIGIN,
      getToken: () => token,
      refresh: () => Promise.resolve(null),
      onSessionLost: () => undefined,
    }).GET('/api/Module/getAll', {
      params: { query: { page, pageSize: 20, sort: 'urgency', state: 'DRAFT' } },
    }),
  );

const early = [{ id: 1 }];
const late = [{ id: 2 }];
const answerInTurn = (...answers: Response[]) =>
  answers.forEach((answer) => fetched.mockResolvedValueOnce(answer));

describe('a call that was made before the client', () => {
  it('is not made again: the client takes its answer, once', async () => {
    answerInTurn(Response.json(early), Response.json(late));
    beginEarlyCall(ADDRESS, 'mine');
    expect(fetched).toHaveBeenCalledWith(ADDRESS, {
      credentials: 'include',
      headers: { authorization: 'Bearer mine' },
    });
    expect(await listDrafts()).toEqual(early);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await listDrafts()).toEqual(late);
  });

  it.each([
    ['another session', 'other', 1],
    ['other rows', 'mine', 2],
  ])('does not answer %s', async (_what, token, page) => {
    answerInTurn(Response.json(early), Response.json(late));
    beginEarlyCall(ADDRESS, 'mine');
    expect(await listDrafts(token, page)).toEqual(late);
  });

  it('is made again where it was refused', async () => {
    answerInTurn(Response.json({}, { status: 401 }), Response.json(late));
    beginEarlyCall(ADDRESS, 'mine');
    expect(await listDrafts()).toEqual(late);
  });

  it('is made again where no answer came', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answerInTurn(Response.json(late));
    beginEarlyCall(ADDRESS, 'mine');
    expect(await listDrafts()).toEqual(late);
  });

  it('is taken by the client of another copy of this library', async () => {
    answerInTurn(Response.json(early));
    beginEarlyCall(ADDRESS, 'mine');
    jest.resetModules();
    const copy = await import('./early-call.js');
    expect(copy.takeEarlyAnswer).not.toBe(takeEarlyAnswer);
    const headers = { authorization: 'Bearer mine' };
    const answer = await copy.takeEarlyAnswer(new Request(ADDRESS, { headers }));
    expect(await answer?.json()).toEqual(early);
    expect(await takeEarlyAnswer(new Request(ADDRESS, { headers }))).toBeNull();
  });

  it('is made again after half a minute', async () => {
    answerInTurn(Response.json(early), Response.json(late));
    beginEarlyCall(ADDRESS, 'mine');
    jest.advanceTimersByTime(30_000);
    expect(await listDrafts()).toEqual(late);
  });
});
