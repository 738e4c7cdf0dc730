import { createApiClient, type ApiClient, type SessionUser } from '@pratiche/api';
import { createRefresh } from './refresh.js';
import { SessionStore } from './store.js';

export const sessionStore = new SessionStore(window.localStorage);
sessionStore.followTabs(window);

/** Who was logged in when the session was lost, until the next login or logout. */
let lost: number | null = null;

export const lostUserId = (): number | null => lost;

function loseSession(): void {
  lost = sessionStore.get()?.id ?? lost;
  sessionStore.set(null);
}

const lock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('pratiche-refresh', work) : work();

const refresh = createRefresh({
  current: sessionStore.get,
  store: (user) => (user ? sessionStore.set(user) : loseSession()),
  askServer: () => api.accounts.refreshToken(),
  alone: lock,
});

/** The one API client of the page, with the session's token. */
export const api: ApiClient = createApiClient({
  baseUrl: '/api',
  getToken: () => sessionStore.get()?.jwtToken ?? null,
  refresh,
  onSessionLost: loseSession,
});

export async function login(email: string, password: string): Promise<SessionUser> {
  const user = await api.accounts.login(email, password);
  sessionStore.set(user);
  return user;
}

/** Ends the session here at once; the server is told, but nobody waits for it. */
export async function logout(): Promise<void> {
  lost = null;
  sessionStore.set(null);
  try {
    await api.accounts.logout();
  } catch {
    // Without the server the refresh cookie expires by itself; this browser has forgotten the token already.
  }
}
