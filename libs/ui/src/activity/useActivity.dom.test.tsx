import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { AppProviders } from '../providers/AppProviders.js';
import { queryClient } from '../providers/query-client.js';
import { sessionStore } from '../session/session.js';
import { refetchActivity } from './activity-query.js';
import { useActivity, useActivityPolling } from './useActivity.js';

const USER = {
  id: 7,
  role: 'User',
  email: 'a@b.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: true,
  jwtToken: 't',
} as const;
const WORK = { id: 'a', state: 'running', title: 'Documenti', done: 1, total: 9 };
const IDLE_MS = 240_000;

/** What the server says of the account, and the versions that it was asked for. */
let server: { version: string; body: object; isAway: boolean };
let asked: (string | null)[];

beforeEach(() => {
  jest.useFakeTimers();
  server = {
    version: '"1"',
    body: { unread: 2, latestNotificationAt: null, works: [] },
    isAway: false,
  };
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request;
    if (!request.url.includes('/api/Accounts/activity')) return Promise.resolve(Response.json({}));
    const known = request.headers.get('if-none-match');
    asked.push(known);
    if (server.isAway) return Promise.reject(new TypeError('fetch failed'));
    const headers = { etag: server.version };
    return Promise.resolve(
      known === server.version
        ? new Response(null, { status: 304, headers })
        : Response.json(server.body, { headers }),
    );
  });
  sessionStore.setUser(USER);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStore.setUser(null);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The query tells its observers in a timer of its own. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms + 5));

/** The frame with two places that show the activity. */
async function renderFrame() {
  const { result } = renderHook(
    () => {
      useActivityPolling();
      useActivity();
      return useActivity();
    },
    { wrapper: AppProviders },
  );
  await wait(0);
  return result;
}

async function askedDuring(ms: number): Promise<number> {
  const before = asked.length;
  await wait(ms);
  return asked.length - before;
}

const setVisible = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

it('asks once for all that shows it, names the version it has, and keeps what has not changed', async () => {
  const frame = await renderFrame();
  expect(frame.current).toMatchObject(server.body);
  const first = frame.current;
  expect(await askedDuring(IDLE_MS)).toBe(1);
  expect(asked).toEqual([null, '"1"']);
  expect(frame.current).toBe(first);
  Object.assign(server, { version: '"2"', body: { ...server.body, unread: 3 } });
  expect(await askedDuring(IDLE_MS)).toBe(1);
  expect(frame.current).toMatchObject({ unread: 3 });
  expect(await askedDuring(IDLE_MS)).toBe(1);
  expect(asked.at(-1)).toBe('"2"');
});

it('asks every second while a task is under way', async () => {
  server.body = { ...server.body, works: [WORK] };
  const frame = await renderFrame();
  expect(await askedDuring(5_000)).toBe(5);
  Object.assign(server, {
    version: '"2"',
    body: { ...server.body, works: [{ ...WORK, state: 'done' }] },
  });
  await wait(1_000);
  expect(frame.current?.works).toMatchObject([{ state: 'done' }]);
  expect(await askedDuring(60_000)).toBe(0);
});

it('rests in a hidden tab, and asks at once when it is seen or has the focus again', async () => {
  server.body = { ...server.body, works: [WORK] };
  await renderFrame();
  act(() => setVisible('hidden'));
  expect(await askedDuring(60_000)).toBe(0);
  act(() => setVisible('visible'));
  expect(await askedDuring(0)).toBe(1);
  act(() => window.dispatchEvent(new Event('focus')));
  expect(await askedDuring(0)).toBe(1);
});

it('rests without a network after one failure, and goes on when it is back', async () => {
  server.body = { ...server.body, works: [WORK] };
  await renderFrame();
  server.isAway = true;
  act(() => setOnline(false));
  await wait(5_000);
  expect(await askedDuring(60_000)).toBe(0);
  server.isAway = false;
  act(() => setOnline(true));
  expect(await askedDuring(0)).toBe(1);
  expect(await askedDuring(5_000)).toBe(5);
});

it('asks a server that is away ever more rarely, and every second once it is back', async () => {
  server.body = { ...server.body, works: [WORK] };
  const frame = await renderFrame();
  server.isAway = true;
  const perMinute = [await askedDuring(60_000), await askedDuring(60_000)];
  // Each time it is asked a second time at once.
  expect(perMinute[0]).toBeLessThanOrEqual(20);
  expect(perMinute[1]).toBeLessThanOrEqual(10);
  expect(frame.current).toMatchObject({ works: [WORK] });
  server.isAway = false;
  await wait(20_000);
  expect(await askedDuring(5_000)).toBe(5);
});

it('asks nothing without a login, nor before the second step is set up', async () => {
  sessionStore.setUser({ ...USER, mustSetUpSecondStep: true });
  await renderFrame();
  act(() => sessionStore.setUser(null));
  await wait(IDLE_MS);
  expect(asked).toEqual([]);
});

it('forgets what it has when another account logs in', async () => {
  const frame = await renderFrame();
  act(() => sessionStore.setUser({ ...USER, id: 8 }));
  server.body = { ...server.body, unread: 0 };
  await act(() => refetchActivity());
  await wait(0);
  expect(asked.at(-1)).toBeNull();
  expect(frame.current).toMatchObject({ unread: 0 });
});
