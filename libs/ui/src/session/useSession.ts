import type { SessionUser } from '@pratiche/api';
import { useSyncExternalStore } from 'react';
import { login, logout, lostUserId, sessionStore } from './session.js';

export interface Session {
  user: SessionUser | null;
  status: 'anonymous' | 'authenticated';
  /** Rejects with the API's error; stores the user otherwise. */
  login: (email: string, password: string) => Promise<SessionUser>;
  logout: () => Promise<void>;
  /** Whose session ended without a logout, as long as nobody else has logged out since. */
  lostUserId: number | null;
}

/** Who is logged in. Follows the other tabs of the browser. */
export function useSession(): Session {
  const user = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  return { user, status: user ? 'authenticated' : 'anonymous', login, logout, lostUserId: lostUserId() };
}
