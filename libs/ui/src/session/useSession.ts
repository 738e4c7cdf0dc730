import type { SecondStep, SessionUser } from '@pratiche/api';
import { useSyncExternalStore } from 'react';
import { confirmLogin, login, logout, lostUserId, refreshUser, sessionStore } from './session.js';

export interface Session {
  user: SessionUser | null;
  status: 'anonymous' | 'authenticated';
  /** Rejects with the API's error; stores the user, or answers that a code is to be asked for. */
  login: (email: string, password: string) => Promise<SessionUser | SecondStep>;
  confirmLogin: (secondStep: string, code: string) => Promise<SessionUser | SecondStep>;
  logout: () => Promise<void>;
  /** Reads the user anew; rejects when the server cannot be reached. */
  refreshUser: () => Promise<void>;
  /** Whose session ended without a logout, as long as nobody else has logged out since. */
  lostUserId: number | null;
}

/** Who is logged in. Follows the other tabs of the browser. */
export function useSession(): Session {
  const user = useSyncExternalStore(sessionStore.subscribe, sessionStore.getUser);
  return {
    user,
    status: user ? 'authenticated' : 'anonymous',
    login,
    confirmLogin,
    logout,
    refreshUser,
    lostUserId: lostUserId(),
  };
}
