/** A token that ends within this time is renewed before it is used: it must still hold when the server reads it. */
const MARGIN_MS = 5_000;

interface Life {
  issuedMs: number;
  endsMs: number;
}

/** What an access token says of its life; `null` for anything that says nothing. */
function lifeOf(token: string): Life | null {
  try {
    const { iat, exp } = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number'
      ? { issuedMs: iat * 1000, endsMs: exp * 1000 }
      : null;
  } catch {
    return null;
  }
}

/** How far this device's clock is ahead of the server's, once a token came in. */
export interface DeviceClock {
  aheadMs: number;
}

/** Detects that an access token has expired, so that no request has to be refused first. */
export class TokenClock {
  constructor(
    private readonly now = (): number => Date.now(),
    private readonly device: DeviceClock = { aheadMs: 0 },
  ) {}

  /** A token that was issued just now. A clock that is wrong must not make every call renew. */
  received(token: string | null): void {
    const life = token === null ? null : lifeOf(token);
    if (life !== null) this.device.aheadMs = this.now() - life.issuedMs;
  }

  hasEnded(token: string): boolean {
    const life = lifeOf(token);
    return life !== null && this.now() - this.device.aheadMs >= life.endsMs - MARGIN_MS;
  }
}

export interface TokenSource {
  getToken: () => string | null;
  /** Gets a new access token with the refresh cookie; `null` when the session is over. Called once per 401. */
  refresh: () => Promise<string | null>;
  /** Shared by several clients of the same page. */
  clock?: DeviceClock;
}

const ofThisProgram: DeviceClock = { aheadMs: 0 };
const clockOf = ({ clock = ofThisProgram }: Pick<TokenSource, 'clock'>): TokenClock =>
  new TokenClock(undefined, clock);

/**
 * The token for a call: the current token, or a new one when it has expired; `null` when the user
 * is no longer logged in.
 */
export async function getUsableToken(source: TokenSource): Promise<string | null> {
  const token = source.getToken();
  return token === null || !clockOf(source).hasEnded(token) ? token : renewToken(source);
}

/** Requests a new token, after a 401 or before it. */
export async function renewToken(source: TokenSource): Promise<string | null> {
  const token = await source.refresh();
  clockOf(source).received(token);
  return token;
}
