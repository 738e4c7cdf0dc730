import type { SessionUser } from '@pratiche/api';

const KEY = 'user';

interface KeptSession {
  user: SessionUser | null;
  listeners: Set<() => void>;
  /** Whether somebody listens to the other tabs already. */
  follows: boolean;
}

/** What is kept of the session when a page begins. */
export const storedSession = (storage: Storage): KeptSession => ({
  user: parseUser(readItem(storage)),
  listeners: new Set(),
  follows: false,
});

/**
 * The logged-in user with the access token, in local storage so that every tab has the same one.
 * A tab hears of a login or logout in another tab through the `storage` event.
 */
export class SessionStore {
  constructor(
    private readonly storage: Storage,
    private readonly kept: KeptSession = storedSession(storage),
  ) {}

  /** Follows the other tabs. */
  followTabs(target: EventTarget): void {
    if (this.kept.follows) return;
    this.kept.follows = true;
    target.addEventListener('storage', (event) => {
      const key = (event as StorageEvent).key;
      if (key === KEY || key === null) this.update(parseUser(readItem(this.storage)));
    });
  }

  readonly get = (): SessionUser | null => this.kept.user;

  set(user: SessionUser | null): void {
    try {
      if (user === null) this.storage.removeItem(KEY);
      else this.storage.setItem(KEY, JSON.stringify(user));
    } catch {
      // Storage full or forbidden: the session lives in this tab only.
    }
    this.update(user);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.kept.listeners.add(listener);
    return () => this.kept.listeners.delete(listener);
  };

  private update(user: SessionUser | null): void {
    this.kept.user = user;
    for (const listener of [...this.kept.listeners]) listener();
  }
}

function readItem(storage: Storage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Anything but a stored user counts as nobody logged in. */
function parseUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const user = JSON.parse(text) as Partial<SessionUser> | null;
    const usable =
      typeof user?.id === 'number' &&
      typeof user.jwtToken === 'string' &&
      typeof user.role === 'string';
    return usable ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}
