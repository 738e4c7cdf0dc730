import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../problem.js';
import { createSend } from './request.js';

const problem = (status: number) =>
  new Response(JSON.stringify({ status, code: 'x', message: 'dal server' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

describe('a call that answers 401', () => {
  const fetched = jest.fn<typeof fetch>();
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  });
  afterEach(() => {
    fetched.mockReset();
    jest.restoreAllMocks();
  });

  const set = (refresh: () => Promise<string | null>) => {
    const lost = jest.fn();
    const refreshed = jest.fn(refresh);
    return {
      lost,
      refreshed,
      send: createSend({
        baseUrl: '/api',
        getToken: () => 'old',
        refresh: refreshed,
        onSessionLost: lost,
      }),
    };
  };
  const bearers = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

  it('refreshes once and tries once more, with the new token', async () => {
    fetched.mockResolvedValueOnce(problem(401)).mockResolvedValueOnce(new Response('{}'));
    const { send, refreshed, lost } = set(() => Promise.resolve('new'));
    expect((await send('Module/count')).status).toBe(200);
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  });

  it('removes the stored user when the refresh fails, and does not try again', async () => {
    fetched.mockResolvedValue(problem(401));
    const { send, lost } = set(() => Promise.resolve(null));
    await expect(send('Module/count')).rejects.toThrow(ApiError);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('gives up when the new token is refused too', async () => {
    fetched.mockImplementation(() => Promise.resolve(problem(401)));
    const { send, refreshed } = set(() => Promise.resolve('new'));
    await expect(send('Module/count')).rejects.toMatchObject({ status: 401 });
    expect([fetched.mock.calls.length, refreshed.mock.calls.length]).toEqual([2, 1]);
  });

  it('keeps the user when the server cannot be asked', async () => {
    fetched.mockResolvedValue(problem(401));
    const { send, lost } = set(() =>
      Promise.reject(new ApiError({ status: 0, code: 'network', message: 'x' })),
    );
    await expect(send('Module/count')).rejects.toMatchObject({ status: 0 });
    expect(lost).not.toHaveBeenCalled();
  });

  it('is spared a token that says it has ended: that one is renewed first', async () => {
    const ended = `x.${btoa(JSON.stringify({ iat: 1, exp: 901 }))}.x`;
    fetched.mockResolvedValue(new Response('{}'));
    const send = createSend({
      baseUrl: '/api',
      getToken: () => ended,
      refresh: () => Promise.resolve('new'),
      onSessionLost: jest.fn(),
    });
    expect((await send('Works')).status).toBe(200);
    expect(bearers()).toEqual(['Bearer new']);
  });

  it('is passed on unchanged where no user is logged in', async () => {
    fetched.mockResolvedValue(problem(401));
    const { send, refreshed } = set(() => Promise.resolve('new'));
    await expect(
      send('Accounts/login', { method: 'POST', body: {}, anonymous: true }),
    ).rejects.toMatchObject({ status: 401 });
    expect(refreshed).not.toHaveBeenCalled();
    expect(bearers()).toEqual([null]);
  });
});
