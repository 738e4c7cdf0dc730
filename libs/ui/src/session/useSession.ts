import type { SecondStepDto, SessionUserDto } from '@pratiche/api';
import { useSyncExternalStore } from 'react';
import { confirmLogin, login, logout, lostUserId, refreshUser, sessionStore } from './session.js';

export interface Session {
  user: SessionUserDto | null;
  status: 'anonymous' | 'authenticated';
  /**
   * Rejects with the API's error; stores the user, or returns that a second-factor code is
   * required.
   */
  login: (email: string, password: string) => Promise<SessionUserDto | SecondStepDto>;
  confirmLogin: (secondStep: string, code: string) => Promise<SessionUserDto | SecondStepDto>;
  logout: () => Promise<void>;
  /** Fetches the user again; rejects when the server is unreachable. */
  refreshUser: () => Promise<void>;
  /** The user whose session ended without a logout, until the next login or logout. */
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
