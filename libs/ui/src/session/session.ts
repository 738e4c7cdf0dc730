import { createApiClient, type ApiClient, type SecondStep, type SessionUser } from '@pratiche/api';
import { keptOnce } from '../kept/kept.js';
import { createRefresh, noRefreshYet } from './refresh.js';
import { SessionStore, storedSession } from './store.js';

export const sessionStore = new SessionStore(
  window.localStorage,
  keptOnce('session', () => storedSession(window.localStorage)),
);
sessionStore.followTabs(window);

/** Who was logged in when the session was lost, until the next login or logout. */
const lost = keptOnce<{ userId: number | null }>('lost-session', () => ({ userId: null }));

export const lostUserId = (): number | null => lost.userId;

function loseSession(): void {
  lost.userId = sessionStore.get()?.id ?? lost.userId;
  sessionStore.set(null);
}

const lock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('pratiche-refresh', work) : work();

const refresh = createRefresh({
  current: sessionStore.get,
  store: (user) => (user ? sessionStore.set(user) : loseSession()),
  askServer: () => api.accounts.refreshToken(),
  alone: lock,
  kept: keptOnce('refresh', noRefreshYet),
});

/** This copy's API client, with the session's token: one of its own, because a later version has more calls. */
export const api: ApiClient = createApiClient({
  baseUrl: '/api',
  getToken: () => sessionStore.get()?.jwtToken ?? null,
  refresh,
  onSessionLost: loseSession,
  clock: keptOnce('token-clock', () => ({ aheadMs: 0 })),
});

/** Asks the server for the user as they are now: rights that came since the login. */
export async function renew(): Promise<void> {
  await refresh();
}

/** Stores the user; where a second step was chosen, answers what `confirmLogin` wants with the code. */
export async function login(email: string, password: string): Promise<SessionUser | SecondStep> {
  return entered(await api.accounts.login(email, password));
}

export async function confirmLogin(
  secondStep: string,
  code: string,
): Promise<SessionUser | SecondStep> {
  return entered(await api.sessions.loginCode(secondStep, code));
}

function entered(answer: SessionUser | SecondStep): SessionUser | SecondStep {
  if (!('secondStep' in answer)) sessionStore.set(answer);
  return answer;
}

/** Ends the session here at once; the server is told, but nobody waits for it. */
export async function logout(): Promise<void> {
  lost.userId = null;
  sessionStore.set(null);
  try {
    await api.accounts.logout();
  } catch {
    // Without the server the refresh cookie expires by itself; this browser has forgotten the token already.
  }
}
