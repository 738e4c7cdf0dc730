import {
  readData,
  createApiClient,
  type ApiClient,
  type SecondStepDto,
  type SessionUserDto,
} from '@pratiche/api';
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
  askServer: () => readData(api.POST('/api/Accounts/refresh-token')),
  alone: withRefreshLock,
  kept: getOrCreateSingleton('refresh', initialTokenRefreshState),
});

/**
 * API client of this library copy with the session's token; each copy has its own, because a later
 * version has more endpoints.
 */
export const api: ApiClient = createApiClient({
  baseUrl: '',
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
export async function login(
  email: string,
  password: string,
): Promise<SessionUserDto | SecondStepDto> {
  return storeAuthenticatedUser(
    await readData(api.POST('/api/Accounts/login', { body: { Email: email, Password: password } })),
  );
}

export async function confirmLogin(
  secondStep: string,
  code: string,
): Promise<SessionUserDto | SecondStepDto> {
  return storeAuthenticatedUser(
    await readData(api.POST('/api/Accounts/login-code', { body: { ticket: secondStep, code } })),
  );
}

function storeAuthenticatedUser(
  answer: SessionUserDto | SecondStepDto,
): SessionUserDto | SecondStepDto {
  if (!('secondStep' in answer)) sessionStore.setUser(answer);
  return answer;
}

/** Ends the session in the browser at once; the request to the server is not awaited. */
export async function logout(): Promise<void> {
  lostSession.userId = null;
  sessionStore.setUser(null);
  try {
    await api.POST('/api/Accounts/logout');
  } catch {
    // Without the server the refresh cookie expires by itself; this browser has forgotten the token already.
  }
}
