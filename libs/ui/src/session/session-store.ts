import type { SessionUserDto } from '@pratiche/api';
import { readStoredUser, USER_STORAGE_KEY, writeStoredUser } from './stored-user.js';

interface SessionState {
  user: SessionUserDto | null;
  listeners: Set<() => void>;
  /** Whether the listener for the other tabs is registered. */
  isSyncing: boolean;
}

/** Reads the stored session when a page starts. */
export const readStoredSession = (storage: Storage): SessionState => ({
  user: readStoredUser(storage),
  listeners: new Set(),
  isSyncing: false,
});

/**
 * Stores the logged-in user with the access token in local storage, so that every tab has the same
 * session. The `storage` event reports a login or logout in another tab.
 */
export class SessionStore {
  constructor(
    private readonly storage: Storage,
    private readonly state: SessionState = readStoredSession(storage),
  ) {}

  /** Follows the other tabs. */
  syncAcrossTabs(target: EventTarget): void {
    if (this.state.isSyncing) return;
    this.state.isSyncing = true;
    target.addEventListener('storage', (event) => {
      const key = (event as StorageEvent).key;
      if (key === USER_STORAGE_KEY || key === null) this.updateUser(readStoredUser(this.storage));
    });
  }

  readonly getUser = (): SessionUserDto | null => this.state.user;

  setUser(user: SessionUserDto | null): void {
    writeStoredUser(this.storage, user);
    this.updateUser(user);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.state.listeners.add(listener);
    return () => this.state.listeners.delete(listener);
  };

  private updateUser(user: SessionUserDto | null): void {
    this.state.user = user;
    for (const listener of [...this.state.listeners]) listener();
  }
}
