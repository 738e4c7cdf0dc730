import type { SessionUserDto } from '@pratiche/api';

const STORAGE_KEY = 'user';

interface SessionState {
  user: SessionUserDto | null;
  listeners: Set<() => void>;
  /** Whether the listener for the other tabs is registered. */
  isSyncing: boolean;
}

/** Reads the stored session when a page starts. */
export const readStoredSession = (storage: Storage): SessionState => ({
  user: parseUser(readStorageItem(storage)),
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
      if (key === STORAGE_KEY || key === null)
        this.updateUser(parseUser(readStorageItem(this.storage)));
    });
  }

  readonly getUser = (): SessionUserDto | null => this.state.user;

  setUser(user: SessionUserDto | null): void {
    try {
      if (user === null) this.storage.removeItem(STORAGE_KEY);
      else this.storage.setItem(STORAGE_KEY, JSON.stringify(user));
    } catch {
      // Storage full or forbidden: the session lives in this tab only.
    }
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

function readStorageItem(storage: Storage): string | null {
  try {
    return storage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Any value but a stored user counts as logged out. */
function parseUser(text: string | null): SessionUserDto | null {
  if (text === null) return null;
  try {
    const user = JSON.parse(text) as Partial<SessionUserDto> | null;
    const usable =
      typeof user?.id === 'number' &&
      typeof user.jwtToken === 'string' &&
      typeof user.role === 'string';
    return usable ? (user as SessionUserDto) : null;
  } catch {
    return null;
  }
}
