import { createApiClient, type ApiClient, type SecondStep, type SessionUser } from '@pratiche/api';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';
import { createTokenRefresh, initialTokenRefreshState } from './token-refresh.js';
import { SessionStore, readStoredSession } from './session-store.js';

export const sessionStore = new SessionStore(
  window.localStorage,
  getOrCreateSingleton('session', () => readStoredSession(window.localStorage)),
);
sessionStore.syncAcrossTabs(window);

/** Who was logged in when the session was lost, until the next login or logout. */
const lostSession = getOrCreateSingleton<{ userId: number | null }>('lost-session', () => ({
  userId: null,
}));

export const lostUserId = (): number | null => lostSession.userId;

function dropLostSession(): void {
  lostSession.userId = sessionStore.getUser()?.id ?? lostSession.userId;
  sessionStore.setUser(null);
}

const withRefreshLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('pratiche-refresh', work) : work();

const refreshToken = createTokenRefresh({
  current: sessionStore.getUser,
  store: (user) => (user ? sessionStore.setUser(user) : dropLostSession()),
  askServer: () => api.accounts.refreshToken(),
  alone: withRefreshLock,
  kept: getOrCreateSingleton('refresh', initialTokenRefreshState),
});

/**
 * API client of this library copy with the session's token; each copy has its own, because a later
 * version has more endpoints.
 */
export const api: ApiClient = createApiClient({
  baseUrl: '/api',
  getToken: () => sessionStore.getUser()?.jwtToken ?? null,
  refresh: refreshToken,
  onSessionLost: dropLostSession,
  clock: getOrCreateSingleton('token-clock', () => ({ aheadMs: 0 })),
});

/** Fetches the user again to get permissions granted since the login. */
export async function refreshUser(): Promise<void> {
  await refreshToken();
}

/** Stores the user; where a second step was chosen, answers what `confirmLogin` wants with the code. */
export async function login(email: string, password: string): Promise<SessionUser | SecondStep> {
  return storeAuthenticatedUser(await api.accounts.login(email, password));
}

export async function confirmLogin(
  secondStep: string,
  code: string,
): Promise<SessionUser | SecondStep> {
  return storeAuthenticatedUser(await api.sessions.loginCode(secondStep, code));
}

function storeAuthenticatedUser(answer: SessionUser | SecondStep): SessionUser | SecondStep {
  if (!('secondStep' in answer)) sessionStore.setUser(answer);
  return answer;
}

/** Ends the session in the browser at once; the request to the server is not awaited. */
export async function logout(): Promise<void> {
  lostSession.userId = null;
  sessionStore.setUser(null);
  try {
    await api.accounts.logout();
  } catch {
    // Without the server the refresh cookie expires by itself; this browser has forgotten the token already.
  }
}
