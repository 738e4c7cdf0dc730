import { ApiError, type SessionUserDto } from '@pratiche/api';

/** What several copies of the refresh have in common. */
interface TokenRefreshState {
  inFlight: Promise<string | null> | null;
  refreshedAt: number;
}

export const initialTokenRefreshState = (): TokenRefreshState => ({
  inFlight: null,
  refreshedAt: Number.NEGATIVE_INFINITY,
});

interface TokenRefreshOptions {
  current: () => SessionUserDto | null;
  store: (user: SessionUserDto | null) => void;
  askServer: () => Promise<SessionUserDto>;
  /** Runs the work under a lock across tabs, so that one tab at a time asks the server. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
  now?: () => number;
  kept?: TokenRefreshState;
}

/**
 * A token younger than this is returned for a late 401 of a request that was sent with the previous
 * token.
 */
const FRESH_TOKEN_MS = 5000;

/**
 * Silent token refresh: concurrent failed requests share one call, and so do tabs. Returns the new
 * token, or `null` when the session is over; throws when the server is unreachable, because a lost
 * connection must not log the user out.
 */
export function createTokenRefresh({
  current,
  store,
  askServer,
  alone = (work) => work(),
  now = Date.now,
  kept = initialTokenRefreshState(),
}: TokenRefreshOptions) {
  async function refresh(): Promise<string | null> {
    const before = current()?.jwtToken ?? null;
    return alone(async () => {
      const token = current()?.jwtToken ?? null;
      if (token !== before) return token;
      try {
        const user = await askServer();
        store(user);
        kept.refreshedAt = now();
        return user.jwtToken;
      } catch (error) {
        if (
          !(error instanceof ApiError) ||
          error.status === 0 ||
          error.status >= 500 ||
          error.status === 429
        )
          throw error;
        store(null);
        return null;
      }
    });
  }

  return (): Promise<string | null> => {
    const token = current()?.jwtToken;
    if (token === undefined) return Promise.resolve(null);
    if (now() - kept.refreshedAt < FRESH_TOKEN_MS) return Promise.resolve(token);
    kept.inFlight ??= refresh().finally(() => {
      kept.inFlight = null;
    });
    return kept.inFlight;
  };
}
